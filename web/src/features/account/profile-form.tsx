// The form of the profile: what was typed stays on any failure, what was saved takes effect on the page at once (spec §3, §4, §5).
import type { ResultOf, SignedInUser } from '@outrigger/contract';
import type { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { mayBeDialled } from '../../ui/fields/dialling.ts';
import { splitPhone } from '../../ui/fields/phone-number.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useCurrencies } from '../settings/settings.data.ts';
import { useModifyProfile } from './account.data.ts';
import { useTexts } from './account.texts.ts';
import { PhoneState } from './phone-state.tsx';
import { changesOf, checkProfile, draftOf, isSameDraft, type ProfileDraft } from './profile.rules.ts';

type Countries = ResultOf<typeof areaCalls.countryListAll>;

export function ProfileForm({ user, countries }: { user: SignedInUser; countries: Countries }) {
  const t = useTexts();
  const say = useFailureWords();
  const save = useModifyProfile();
  const codes = countries
    .filter((one) => one.callingCode !== '')
    .map((one) => ({ country: one.code, code: one.callingCode, name: one.name }));
  const known = codes.map(({ code }) => code);
  const present = draftOf(user, splitPhone(user.phone ?? '', known));
  const [was, setWas] = useState(present);
  const hasCompany = user.company !== null;
  const form = useForm<keyof ProfileDraft, NonNullable<ReturnType<typeof checkProfile>['company']>>(was, (draft) =>
    checkProfile(draft, hasCompany, mayBeDialled),
  );
  // The page begins with what the browser kept of the person; what is newer takes its place until something is typed.
  if (isSameDraft(form.values, was) && !isSameDraft(present, was)) {
    setWas(present);
    form.reset(present);
  }
  const error = (field: keyof ProfileDraft) => {
    const problem = form.shown(field);
    return problem ? { error: t(problem) } : {};
  };
  const send = (draft: ProfileDraft) => {
    save.mutate(changesOf(was, draft), {
      onSuccess: ({ user: saved }) => {
        const next = draftOf(saved, splitPhone(saved.phone ?? '', known));
        setWas(next);
        form.reset(next);
        showToast({ text: t('profileSaved'), tone: 'good' });
      },
    });
  };
  return (
    <form noValidate onSubmit={form.submit(send)}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          value={user.email}
          readOnly
        />
        <SelectField
          className="sm:col-span-2 sm:max-w-40"
          label={t('socialTitle')}
          autoComplete="honorific-prefix"
          emptyLabel={t('noTitle')}
          options={[
            { value: 'Mr', label: t('mr') },
            { value: 'Mrs', label: t('mrs') },
          ]}
          {...form.input('socialTitle')}
        />
        <TextField label={t('firstName')} autoComplete="given-name" maxLength={100} {...form.input('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" maxLength={100} {...form.input('lastName')} />
        {hasCompany && (
          <TextField
            className="sm:col-span-2"
            label={t('company')}
            autoComplete="organization"
            maxLength={200}
            readOnly={user.role !== 'main'}
            {...(user.role === 'main' ? {} : { help: t('companyHelp') })}
            {...form.input('company')}
            {...error('company')}
          />
        )}
        <div className="grid gap-2 sm:col-span-2">
          <PhoneField
            name="number"
            label={t('phone')}
            codeLabel={t('callingCode')}
            numberLabel={t('number')}
            emptyLabel="+"
            codes={codes}
            value={{ callingCode: form.values.callingCode, number: form.values.number }}
            onChange={({ callingCode, number }) => form.change({ callingCode, number })}
            onBlur={() => form.leave('number')}
            help={t('phoneHelp')}
            {...error('number')}
          />
          {form.values.number === was.number && form.values.callingCode === was.callingCode && (
            <PhoneState phone={user.phone ?? null} isVerified={user.isPhoneVerified === true} mayVerify={hasCompany} />
          )}
        </div>
        <Money input={form.input('currency')} />
        {save.error && (
          <div className="sm:col-span-2">
            <ErrorState title={t('profileFailed')} meaning={say(save.error).text} />
          </div>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" kind="primary" isBusy={save.isPending}>
            {t('saveProfile')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** The currencies the shop sells in; the account's own stays in the list while they load. */
function Money({
  input,
}: {
  input: { value: string; name: string; onChange: (event: { target: { value: string } }) => void; onBlur: () => void };
}) {
  const t = useTexts();
  const known = useCurrencies().data ?? [];
  const options = known.map(({ code, name, symbol }) => ({ value: code, label: `${name} (${symbol})` }));
  const isKnown = options.some(({ value }) => value === input.value);
  return (
    <SelectField
      label={t('currency')}
      help={t('currencyHelp')}
      options={isKnown ? options : [{ value: input.value, label: input.value }, ...options]}
      {...input}
    />
  );
}
