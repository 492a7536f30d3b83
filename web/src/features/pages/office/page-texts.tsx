// The texts of a draft, English beside another language.
import { htmlLangOf, type Language } from '@outrigger/contract';
import { useLanguage } from '../../../client/texts.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ownNameOf, SideBySide } from '../../../ui/layout/side-by-side.tsx';
import type { PageFields } from './page-fields.rules.ts';
import { useTexts } from './pages-desk.texts.ts';

const MOST_SIGNS = 60_000;

type TextsProps = { fields: PageFields; change: (next: Partial<PageFields>) => void };

export function PageTexts({ fields, change }: TextsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { name, body } = fields;
  const field = (one: Language) => (
    <>
      <TextField
        label={`${t('heading')} (${ownNameOf(one)})`}
        lang={htmlLangOf(one)}
        maxLength={200}
        required={one === 'en'}
        value={name[one]}
        onChange={(event) => change({ name: { ...name, [one]: event.target.value } })}
      />
      <TextAreaField
        label={`${t('text')} (${ownNameOf(one)})`}
        lang={htmlLangOf(one)}
        rows={18}
        // As long as they are, pages would push everything else out of reach.
        style={{ maxHeight: '34rem' }}
        maxLength={MOST_SIGNS}
        required={one === 'en'}
        value={body[one]}
        onChange={(event) => change({ body: { ...body, [one]: event.target.value } })}
      />
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        className="max-w-sm"
        label={t('version')}
        help={t('versionHelp')}
        maxLength={40}
        required
        value={fields.version}
        onChange={(event) => change({ version: event.target.value })}
      />
      <p className="max-w-prose text-14 text-ink-soft">{t('textsHelp')}</p>
      <SideBySide own={language} label={t('beside')} isEmpty={(one) => body[one].trim() === ''} emptyMark={t('empty')}>
        {field}
      </SideBySide>
    </div>
  );
}
