// The last step of a registration: company and person, a password, and the terms (spec §5).
import { useEffect, useRef } from 'react';
import { isRefused } from '../../client/api/failures.ts';
import { useLanguage } from '../../client/texts.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { useCountries } from '../addresses/addresses.data.ts';
import { Failed } from './failed.tsx';
import { PasswordFields } from './password-fields.tsx';
import { type SignedIn, useRegister, useTermsVersion } from './registration.data.ts';
import { COMPANY_FIELDS, type CompanyField, companyProblems } from './registration.rules.ts';
import { type RegistrationKey, useTexts } from './registration.texts.ts';

type CompanyFormProps = {
  ticket: string;
  email: string;
  onRegistered: (signedIn: SignedIn) => void;
};

export function CompanyForm({ ticket, email, onRegistered }: CompanyFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const register = useRegister();
  const terms = useTermsVersion();
  const version = terms.data?.version ?? '';
  const form = useForm<CompanyField, RegistrationKey>(COMPANY_FIELDS, companyProblems);
  useTermsAnew(register.error, terms, form);
  const send = ({ repeated: _, agreed: __, socialTitle, ...values }: Record<CompanyField, string>) =>
    register.send(
      {
        ...values,
        ticket,
        language,
        socialTitle: socialTitle === 'Mr' ? 'Mr' : 'Mrs',
        termsVersion: version,
      },
      onRegistered,
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      {/* Password managers keep the password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CompanyFields form={form} />
      <PasswordFields form={form} label={t('password')} />
      <Terms form={form} version={version} />
      <Failed error={register.error} />
      <Button type="submit" kind="primary" size="large" isBusy={register.isPending}>
        {t('registerButton')}
      </Button>
    </form>
  );
}

type FormProps = { form: ReturnType<typeof useForm<CompanyField, RegistrationKey>> };

/** Terms that changed meanwhile are read, and have to be agreed to, again. */
function useTermsAnew(error: unknown, { refetch }: ReturnType<typeof useTermsVersion>, { change }: FormProps['form']) {
  const isOver = isRefused(error, 'termsChanged');
  const last = useRef({ refetch, change });
  useEffect(() => {
    last.current = { refetch, change };
  });
  useEffect(() => {
    if (!isOver) return;
    void last.current.refetch();
    last.current.change({ agreed: '' });
  }, [isOver]);
}

function CompanyFields({ form }: FormProps) {
  const t = useTexts();
  const countries = useCountries();
  const field = (name: CompanyField, autoComplete: string) => {
    const problem = form.shown(name);
    return { ...form.input(name), autoComplete, required: true, error: problem && t(problem) };
  };
  const titles = [
    { value: 'Mr', label: t('mr') },
    { value: 'Mrs', label: t('mrs') },
  ];
  const options = (countries.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <TextField label={t('company')} maxLength={200} {...field('company', 'organization')} />
      <SelectField
        label={t('country')}
        options={options}
        emptyLabel={t('countryChoose')}
        {...field('country', 'country')}
      />
      <SelectField
        label={t('socialTitle')}
        options={titles}
        emptyLabel={t('titleChoose')}
        {...field('socialTitle', 'honorific-prefix')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('firstName')} maxLength={100} {...field('firstName', 'given-name')} />
        <TextField label={t('lastName')} maxLength={100} {...field('lastName', 'family-name')} />
      </div>
    </>
  );
}

const TERMS = '/terms';

function Terms({ form, version }: FormProps & { version: string }) {
  const t = useTexts();
  const problem = form.shown('agreed');
  return (
    <div className="grid gap-1">
      <Checkbox
        name="agreed"
        label={t('agree')}
        required
        checked={form.values.agreed !== ''}
        onChange={(event) => form.change({ agreed: event.target.checked ? 'yes' : '' })}
        {...(problem ? { error: t(problem) } : {})}
      />
      <TextLink href={TERMS} target="_blank" className="ms-8 justify-self-start">
        {t('readTerms', { version })}
      </TextLink>
    </div>
  );
}
