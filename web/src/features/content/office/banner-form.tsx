// A banner of the start page.
import { type DeskBanner, htmlLangOf, type Language, NO_TEXTS, shownIn } from '@outrigger/contract';
import { useLanguage } from '../../../client/texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { BannerSlide } from '../banner-slide.tsx';
import { useSaveBanner } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentEditor, type FormOf, useFields } from './content-editor.tsx';
import { FivePart } from './five-part.tsx';
import { LinkField } from './link-field.tsx';
import { WhenPart } from './when-part.tsx';
import { isLinkOrNone, isPlace, orNull, whenGiven, whenOf } from './when-shown.ts';

const first = (one: DeskBanner | undefined) => ({
  titles: one?.titles ?? NO_TEXTS,
  texts: one?.texts ?? NO_TEXTS,
  image: one?.image ?? '',
  link: one?.link ?? '',
  ...whenOf(one),
});

export function BannerForm({ one }: FormOf<DeskBanner>) {
  const t = useTexts();
  const save = useSaveBanner();
  const { fields, change, isChanged } = useFields(() => first(one));
  const { titles, texts, image, link } = fields;
  const onSave = () =>
    save.mutate({
      ...(one && { id: one.id }),
      titles,
      texts,
      image: orNull(image),
      link: orNull(link),
      ...whenGiven(fields),
    });
  return (
    <ContentEditor
      kind="banners"
      isReady={titles.en.trim() !== '' && isLinkOrNone(link) && isPlace(fields.position)}
      missing={t('titleMissing')}
      removal={one && { kind: 'banner', id: one.id }}
      preview={<Preview fields={fields} />}
      {...{ isChanged, save, onSave }}
    >
      <FivePart
        pieces={[
          { label: t('bannerTitle'), value: titles, onChange: (next) => change({ titles: next }), max: 200 },
          {
            label: t('sentence'),
            value: texts,
            onChange: (next) => change({ texts: next }),
            max: 500,
            isLong: true,
            isOptional: true,
          },
        ]}
      />
      <Card>
        <CardHead title={t('pictureAndLink')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('picture')}
            note={t('optional')}
            help={t('pictureHelp')}
            maxLength={200}
            value={image}
            onChange={(event) => change({ image: event.target.value })}
          />
          <LinkField value={link} isOptional onChange={(next) => change({ link: next })} />
        </div>
      </Card>
      <WhenPart fields={fields} change={change} />
    </ContentEditor>
  );
}

function Preview({ fields: { titles, texts, image, link } }: { fields: ReturnType<typeof first> }) {
  const t = useTexts();
  const of = (language: Language) => {
    const [title, text] = [shownIn(titles, language), shownIn(texts, language)];
    return {
      title: title.text || t('noTitle'),
      titleLang: htmlLangOf(title.language),
      text: text.text || null,
      textLang: htmlLangOf(text.language),
      image: orNull(image),
      link: isLinkOrNone(link) ? orNull(link) : null,
    };
  };
  return (
    <PreviewIn own={useLanguage()} label={t('previewIn')}>
      {(language) => (
        <div className="rounded-box border border-line">
          <BannerSlide banner={of(language)} at={0} open={t('open')} />
        </div>
      )}
    </PreviewIn>
  );
}
