// Whom to reach in a country, or in all that have no contact of their own.
import { type DeskContact, type FiveTexts, htmlLangOf, type Language, NO_TEXTS, shownIn } from '@outrigger/contract';
import { useLanguage } from '../../../client/texts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { ContactCard } from '../contact-card.tsx';
import { useSaveContact } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentEditor, type FormOf, useFields } from './content-editor.tsx';
import { FivePart } from './five-part.tsx';
import { useCountryOptions } from './country-names.ts';
import { PlaceField } from './when-part.tsx';
import { isPlace, orNull } from './when-shown.ts';

const FIELDS = [
  ['name', 200],
  ['phone', 40],
  ['email', 254],
  ['address', 500],
] as const;

export function ContactForm({ one }: FormOf<DeskContact>) {
  const t = useTexts();
  const save = useSaveContact();
  const countries = useCountryOptions();
  const { fields, change, isChanged } = useFields(() => ({
    country: one?.country ?? '',
    name: one?.name ?? '',
    phone: one?.phone ?? '',
    email: one?.email ?? '',
    hours: one?.hours ?? NO_TEXTS,
    address: one?.address ?? '',
    position: String(one?.position ?? 0),
  }));
  const { name, phone, email, hours, address, position } = fields;
  const rest = { phone: orNull(phone), email: orNull(email), address: orNull(address) };
  const onSave = () =>
    save.mutate({
      ...(one && { id: one.id }),
      ...rest,
      hours,
      name,
      country: orNull(fields.country),
      position: Number(position),
    });
  const region = countries.find(({ value }) => value === fields.country)?.label ?? t('everywhere');
  return (
    <ContentEditor
      kind="contacts"
      isReady={name.trim() !== '' && isPlace(position)}
      missing={t('nameMissing')}
      removal={one && { kind: 'contact', id: one.id }}
      preview={<Preview contact={{ name: name || t('noName'), ...rest }} hours={hours} region={region} />}
      {...{ isChanged, save, onSave }}
    >
      <Card>
        <CardHead title={t('contactHead')} text={t('contactText')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('country')}
            emptyLabel={t('everywhere')}
            options={countries}
            value={fields.country}
            onChange={(event) => change({ country: event.target.value })}
          />
          {FIELDS.map(([key, max]) => (
            <TextField
              key={key}
              label={t(key)}
              note={key === 'name' ? undefined : t('optional')}
              type={key === 'email' ? 'email' : key === 'phone' ? 'tel' : 'text'}
              maxLength={max}
              value={fields[key]}
              onChange={(event) => change({ [key]: event.target.value })}
            />
          ))}
          <PlaceField value={position} onChange={(next) => change({ position: next })} />
        </div>
      </Card>
      <FivePart
        pieces={[
          { label: t('hours'), value: hours, onChange: (next) => change({ hours: next }), max: 200, isOptional: true },
        ]}
      />
    </ContentEditor>
  );
}

type PreviewProps = {
  contact: Pick<DeskContact, 'name' | 'phone' | 'email' | 'address'>;
  hours: FiveTexts;
  region: string;
};

function Preview({ contact, hours, region }: PreviewProps) {
  const t = useTexts();
  const of = (language: Language) => {
    const { text, language: used } = shownIn(hours, language);
    return { ...contact, hours: text || null, hoursLang: htmlLangOf(used) };
  };
  return (
    <PreviewIn own={useLanguage()} label={t('previewIn')}>
      {(language) => <ContactCard contact={of(language)} region={region} />}
    </PreviewIn>
  );
}
