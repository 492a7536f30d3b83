// The fields of a sub-account: country and email of a new one, name, permissions and limit of each (spec §5; product §4).
import { type InputOf, permissions, type ResultOf } from '@outrigger/contract';
import type { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { type FormEvent, useState } from 'react';
import { session } from '../../client/session/session.ts';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { useStore } from '../../client/stored/store.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { goToField, useForm } from '../../ui/fields/use-form.ts';
import { useCountries } from '../addresses/addresses.data.ts';
import { PermissionChoice } from './permission-choice.tsx';
import { amountOf, checkSubAccount, type SubAccountDraft, type SubAccountProblem } from './sub-account.rules.ts';
import type { SubAccount } from './sub-accounts.data.ts';
import { useTexts } from './sub-accounts.texts.ts';

type Known = ResultOf<typeof subAccountCalls.permissionList>;
type PermissionId = Known[number]['id'];
type FormProps = {
  formId: string;
  known: Known;
  account?: SubAccount;
  failure: string | undefined;
  onApply: (body: InputOf<typeof subAccountCalls.accountApply>) => void;
  onModify: (body: InputOf<typeof subAccountCalls.accountModify>) => void;
};

/** What the form begins with. */
const draftOf = (account: SubAccount | undefined): SubAccountDraft => ({
  country: account?.country ?? '',
  email: account?.email ?? '',
  username: account?.username ?? '',
  limit: account?.spendingLimit?.amount ?? '',
});

export function SubAccountForm({ formId, known, account, failure, onApply, onModify }: FormProps) {
  const t = useTexts();
  const form = useForm<keyof SubAccountDraft, SubAccountProblem>(draftOf(account), (draft) =>
    checkSubAccount(draft, !account),
  );
  const had = account?.permissions ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<PermissionId>>(
    new Set(known.flatMap(({ id }) => (had.includes(id) ? [id] : []))),
  );
  const [wasSent, setSent] = useState(false);
  const user = useStore(session)?.user;
  const currency = account?.spendingLimit?.currency ?? user?.currency ?? 'USD';
  const maySeeAmounts = user !== undefined && isPermitted(user, permissions.viewPrices);
  const send = (draft: SubAccountDraft) => {
    const amount = amountOf(draft.limit);
    const username = draft.username.trim();
    const body = {
      permissions: [...chosen],
      ...(username === '' ? {} : { username }),
      ...(maySeeAmounts ? { spendingLimit: amount === null ? null : { amount, currency } } : {}),
    };
    if (account) return onModify({ ...body, id: account.id });
    onApply({ ...body, country: draft.country, email: draft.email.trim() });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSent(true);
    const { currentTarget: sent } = event;
    form.submit((draft) => (chosen.size === 0 ? goToField(sent, 'permissions') : send(draft)))(event);
  };
  const field = (name: keyof SubAccountDraft) => {
    const problem = form.shown(name);
    return { ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {!account && <NewAccountFields field={field} />}
      <TextField
        className="sm:col-span-2"
        label={t('username')}
        note={t('optional')}
        maxLength={100}
        {...field('username')}
      />
      <PermissionChoice
        {...{ known, chosen, had }}
        onChange={setChosen}
        error={wasSent && chosen.size === 0 ? t('permissionRequired') : undefined}
      />
      {maySeeAmounts && (
        <TextField
          className="sm:col-span-2 sm:max-w-64"
          label={t('limit')}
          note={t('optional')}
          help={t('limitHelp')}
          inputMode="decimal"
          end={currency}
          {...field('limit')}
        />
      )}
      {failure && (
        <p role="alert" className="text-14 text-bad sm:col-span-2">
          {failure}
        </p>
      )}
    </form>
  );
}

type FieldOf = (name: keyof SubAccountDraft) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  error?: string;
};

/** What is asked of a new account alone. */
function NewAccountFields({ field }: { field: FieldOf }) {
  const t = useTexts();
  const countries = useCountries().data ?? [];
  return (
    <>
      <SelectField
        label={t('country')}
        emptyLabel={t('chooseCountry')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...field('country')}
      />
      <TextField label={t('email')} type="email" inputMode="email" autoComplete="off" {...field('email')} />
    </>
  );
}
