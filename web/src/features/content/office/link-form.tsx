// A tip of the start page, or a link to help or a tutorial.
import { type DeskLink, type FiveTexts, htmlLangOf, type Language, NO_TEXTS, shownIn } from '@outrigger/contract';
import { LINK_KINDS } from '@outrigger/contract/calls/content-desk.ts';
import { useLanguage } from '../../../client/texts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { TextLink } from '../../../ui/anchor.tsx';
import { TipLine } from '../tip-line.tsx';
import { useSaveLink } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentEditor, type FormOf, useFields } from './content-editor.tsx';
import { FivePart } from './five-part.tsx';
import { LinkField } from './link-field.tsx';
import { WhenPart } from './when-part.tsx';
import { isLinkOrNone, isPlace, orNull, whenGiven, whenOf } from './when-shown.ts';

export function LinkForm({ one }: FormOf<DeskLink>) {
  const t = useTexts();
  const save = useSaveLink();
  const { fields, change, isChanged } = useFields(() => ({
    kind: one?.kind ?? 'tip',
    texts: one?.texts ?? NO_TEXTS,
    link: one?.link ?? '',
    ...whenOf(one),
  }));
  const { kind, texts, link } = fields;
  const isLinked = kind === 'tip' || link.trim() !== '';
  const onSave = () =>
    save.mutate({ ...(one && { id: one.id }), kind, texts, link: orNull(link), ...whenGiven(fields) });
  return (
    <ContentEditor
      kind="links"
      isReady={texts.en.trim() !== '' && isLinked && isLinkOrNone(link) && isPlace(fields.position)}
      missing={t('linkMissing')}
      removal={one && { kind: 'link', id: one.id }}
      preview={<Preview kind={kind} texts={texts} href={isLinkOrNone(link) ? link || '/help' : '/help'} />}
      {...{ isChanged, save, onSave }}
    >
      <Card>
        <CardHead title={t('what')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('kind')}
            help={kind === 'tip' ? t('tipHelp') : undefined}
            options={LINK_KINDS.map((value) => ({ value, label: t(value) }))}
            value={kind}
            onChange={(event) => change({ kind: LINK_KINDS.find((value) => value === event.target.value) ?? 'tip' })}
          />
          <LinkField value={link} isOptional={kind === 'tip'} onChange={(next) => change({ link: next })} />
        </div>
      </Card>
      <FivePart
        pieces={[
          { label: t('text'), value: texts, onChange: (next) => change({ texts: next }), max: 1000, isLong: true },
        ]}
      />
      <WhenPart fields={fields} change={change} />
    </ContentEditor>
  );
}

type PreviewProps = { kind: DeskLink['kind']; texts: FiveTexts; href: string };

function Preview({ kind, texts, href }: PreviewProps) {
  const t = useTexts();
  const shown = (language: Language) => {
    const { text, language: used } = shownIn(texts, language);
    const words = text || t('noText');
    if (kind === 'tip') return <TipLine text={words} lang={htmlLangOf(used)} />;
    return (
      <TextLink href={href} lang={htmlLangOf(used)}>
        {words}
      </TextLink>
    );
  };
  return (
    <PreviewIn own={useLanguage()} label={t('previewIn')}>
      {shown}
    </PreviewIn>
  );
}
