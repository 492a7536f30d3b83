// The fields of a shipping address (spec §3, §5): the same at checkout and in the user centre; what was typed stays on any failure.
import type { Address } from '@outrigger/contract';
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { mayBeDialled } from '../../ui/fields/dialling.ts';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { afterPress, goToField } from '../../ui/fields/use-form.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { type AddressDraft, type AddressField, checkAddress, draftOf } from './address.rules.ts';
import { type Country, useCities, useCountries, type useSaveAddress, useStates } from './address-calls.ts';
import { useTexts } from './addresses.texts.ts';

type FormProps = {
  formId: string;
  save: ReturnType<typeof useSaveAddress>;
  onSaved: (address: Address) => void;
  address?: Address;
};

export function AddressForm({ formId, save, onSaved, address }: FormProps) {
  const t = useTexts();
  const say = useFailureWords();
  const known = useCountries();
  const countries = known.data ?? [];
  const [draft, setDraft] = useState<AddressDraft>(draftOf(address));
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const country = countries.find((one) => one.code === draft.country);
  const problems = checkAddress(draft, country?.postalCodePattern ?? null, mayBeDialled);
  const change = (next: Partial<AddressDraft>) => setDraft({ ...draft, ...next });
  const input = (field: AddressField) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    onBlur: () => draft[field] !== '' && setLeft(new Set([...left, field])),
    ...errorOf(field),
  });
  const errorOf = (field: AddressField) => {
    const problem = left.has(field) ? problems[field] : undefined;
    return problem ? { error: t(problem) } : {};
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.keys(draft) as AddressField[];
    setLeft(new Set(fields));
    const wrong = fields.find((field) => problems[field]);
    if (wrong === undefined)
      return save.mutate(
        { ...draft, ...(address ? { id: address.id } : {}), ...(isDefault ? { isDefault } : {}) },
        { onSuccess: onSaved },
      );
    goToField(event.currentTarget, wrong);
  };
  const pickCountry = (code: string) => {
    const picked = countries.find((one) => one.code === code);
    change({
      country: code,
      state: '',
      ...(draft.telephone === '' && picked ? { callingCode: picked.callingCode } : {}),
    });
  };
  return (
    <form id={formId} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {known.error && !known.data && (
        <div className="sm:col-span-2">
          <ErrorState
            title={t('noCountries')}
            meaning={say(known.error).text}
            action={<Button onClick={() => void known.refetch()}>{t('again')}</Button>}
          />
        </div>
      )}
      <TextField
        className="sm:col-span-2"
        label={t('fullName')}
        autoComplete="name"
        maxLength={200}
        {...input('fullName')}
      />
      <SelectField
        label={t('country')}
        autoComplete="country"
        emptyLabel={t('chooseCountry')}
        options={countries.map((one) => ({ value: one.code, label: one.name }))}
        {...input('country')}
        onChange={(event) => pickCountry(event.target.value)}
      />
      <StateField country={draft.country} input={input('state')} />
      <CityField country={draft.country} input={input('city')} />
      <TextField
        label={t('postalCode')}
        autoComplete="postal-code"
        maxLength={20}
        help={postalHelp(t, country)}
        {...input('postalCode')}
      />
      <TextField
        className="sm:col-span-2"
        label={t('address')}
        autoComplete="street-address"
        maxLength={500}
        {...input('address')}
      />
      <div className="sm:col-span-2">
        <PhoneField
          name="telephone"
          label={t('telephone')}
          codeLabel={t('callingCode')}
          numberLabel={t('number')}
          emptyLabel="+"
          codes={countries
            .filter((one) => one.callingCode !== '')
            .map((one) => ({ country: one.code, code: one.callingCode, name: one.name }))}
          value={{ callingCode: draft.callingCode, number: draft.telephone }}
          onChange={(phone) => change({ callingCode: phone.callingCode, telephone: phone.number })}
          onBlur={() =>
            draft.telephone !== '' && afterPress(() => setLeft((before) => new Set([...before, 'telephone'])))
          }
          {...errorOf('telephone')}
        />
      </div>
      {!address?.isDefault && (
        <Checkbox
          className="sm:col-span-2"
          label={t('makeDefault')}
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
      {save.error && (
        <p role="alert" className="text-14 text-bad sm:col-span-2">
          {say(save.error).text}
        </p>
      )}
    </form>
  );
}

/** How the codes of the country are written; where it has none, what to enter into a field that must be filled in. */
function postalHelp(t: ReturnType<typeof useTexts>, country: Country | undefined) {
  if (country?.postalCodeExample) return t('postalCodeExample', { code: country.postalCodeExample });
  return country && country.postalCodePattern === null ? t('noPostalCode') : undefined;
}

type FieldInput = {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  error?: string;
};

/** Free text; the cities known of the country are offered while typing. */
function CityField({ country, input }: { country: string; input: FieldInput }) {
  const t = useTexts();
  const id = useId();
  const cities = useCities(country).data ?? [];
  return (
    <>
      <TextField label={t('city')} autoComplete="address-level2" maxLength={100} list={id} {...input} />
      <datalist id={id}>
        {cities.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** A choice where the country's states are known, free text where they are not; an address may bear a name that a state has in another language. */
function StateField({ country, input }: { country: string; input: FieldInput }) {
  const t = useTexts();
  const states = useStates(country).data ?? [];
  if (states.length === 0)
    return <TextField label={t('state')} autoComplete="address-level1" maxLength={100} {...input} />;
  const chosen = states.find(({ name, otherName }) => name === input.value || otherName === input.value);
  const known = chosen !== undefined || input.value === '';
  const options = [
    ...(known ? [] : [{ value: input.value, label: input.value }]),
    ...states.map((state) => ({ value: state.name, label: state.name })),
  ];
  return (
    <SelectField
      label={t('state')}
      autoComplete="address-level1"
      emptyLabel={t('chooseState')}
      options={options}
      {...input}
      value={chosen?.name ?? input.value}
    />
  );
}
