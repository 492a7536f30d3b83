// The field of where a banner, a tip or a link leads.
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useTexts } from './content-desk.texts.ts';
import { isLinkOrNone } from './when-shown.ts';

type LinkFieldProps = { value: string; isOptional: boolean; onChange: (value: string) => void };

export function LinkField({ value, isOptional, onChange }: LinkFieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('link')}
      note={isOptional ? t('optional') : undefined}
      help={t('linkHelp')}
      maxLength={500}
      value={value}
      error={isLinkOrNone(value) ? undefined : t('linkFormat')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
