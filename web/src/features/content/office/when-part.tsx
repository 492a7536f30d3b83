// The fields of place and time that banners, recommended parts, tips and links share.
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { useTexts } from './content-desk.texts.ts';
import { isPlace, type WhenFields } from './when-shown.ts';

type WhenPartProps = { fields: WhenFields; change: (next: Partial<WhenFields>) => void };

export function WhenPart({ fields, change }: WhenPartProps) {
  const t = useTexts();
  return (
    <Card>
      <CardHead title={t('when')} text={t('whenHelp')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <PlaceField value={fields.position} onChange={(position) => change({ position })} />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            note={t('optional')}
            type="datetime-local"
            value={fields[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
    </Card>
  );
}

type PlaceFieldProps = { value: string; onChange: (value: string) => void };

export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('position')}
      help={t('positionHelp')}
      inputMode="numeric"
      maxLength={4}
      value={value}
      error={isPlace(value) ? undefined : t('positionFormat')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
