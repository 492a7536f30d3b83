// Texts in all languages, English beside another one.
import { type FiveTexts, htmlLangOf, type Language } from '@outrigger/contract';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLanguage } from '../../../client/texts.ts';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ownNameOf, SideBySide } from '../../../ui/layout/side-by-side.tsx';
import { useTexts } from './content-desk.texts.ts';

/** One text in all languages. */
export type FivePiece = {
  label: string;
  value: FiveTexts;
  onChange: (value: FiveTexts) => void;
  max: number;
  isLong?: boolean;
  isOptional?: boolean;
};

/** The first piece says whether a language is still empty. */
export function FivePart({ pieces }: { pieces: readonly FivePiece[] }) {
  const t = useTexts();
  const own = useLanguage();
  const field = (language: Language) =>
    pieces.map(({ label, value, onChange, max, isLong, isOptional }) => {
      const Field = isLong ? TextAreaField : TextField;
      return (
        <Field
          key={label}
          label={`${label} (${ownNameOf(language)})`}
          lang={htmlLangOf(language)}
          maxLength={max}
          note={isOptional ? t('optional') : undefined}
          required={language === 'en' && !isOptional}
          value={value[language]}
          onChange={(event: { target: { value: string } }) => onChange({ ...value, [language]: event.target.value })}
        />
      );
    });
  return (
    <Card>
      <CardHead title={t('texts')} text={t('textsHelp')} />
      <SideBySide
        own={own}
        label={t('beside')}
        isEmpty={(one) => pieces[0]?.value[one].trim() === ''}
        emptyMark={t('empty')}
      >
        {field}
      </SideBySide>
    </Card>
  );
}
