// The form of the seller; what was typed stays on a refusal, which is said at its field where it is about one.
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Refused } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type Seller, useCountries, useSetSeller } from './seller.data.ts';
import { checkSeller, draftOf, type SellerField, type SellerProblem, sellerOf } from './seller.rules.ts';
import { useTexts } from './seller.texts.ts';

export function SellerForm({ seller }: { seller: Seller }) {
  const t = useTexts();
  const save = useSetSeller();
  const form = useForm<SellerField, SellerProblem>(draftOf(seller), checkSeller);
  const refused = new Set(save.error instanceof Refused ? save.error.fields?.map(({ field: name }) => name) : []);
  const field = (name: SellerField) => {
    const problem = form.shown(name);
    const error = problem ? t(problem) : refused.has(name) ? t('refusedField') : undefined;
    return { label: t(name), ...form.input(name), ...(error ? { error } : {}) };
  };
  const onSuccess = () => showToast({ text: t('saved'), tone: 'good' });
  const send = form.submit((draft) => save.mutate(sellerOf(draft), { onSuccess }));
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2" onSubmit={send}>
      <Who field={field} />
      <Numbers field={field} />
      <Payment field={field} />
      <Failure error={save.error} />
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

type Field = (name: SellerField) => ReturnType<ReturnType<typeof useForm<SellerField, SellerProblem>>['input']> & {
  label: string;
  error?: string;
};

function Who({ field }: { field: Field }) {
  const t = useTexts();
  const countries = useCountries();
  return (
    <>
      <TextField className="sm:col-span-2" maxLength={200} {...field('name')} />
      <TextField className="sm:col-span-2" maxLength={200} {...field('street')} />
      <TextField maxLength={20} {...field('postalCode')} />
      <TextField maxLength={100} {...field('city')} />
      <SelectField
        emptyLabel={t('chooseCountry')}
        options={(countries.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        {...field('country')}
      />
    </>
  );
}

function Numbers({ field }: { field: Field }) {
  const t = useTexts();
  return (
    <>
      <TextField maxLength={20} help={t('vatIdHelp')} {...field('vatId')} />
      <TextField maxLength={60} {...field('registrationNo')} />
      <TextField type="tel" inputMode="tel" maxLength={40} {...field('phone')} />
      <TextField type="email" inputMode="email" maxLength={254} {...field('email')} />
      <TextAreaField className="sm:col-span-2" rows={2} maxLength={500} help={t('taxNoteHelp')} {...field('taxNote')} />
    </>
  );
}

function Payment({ field }: { field: Field }) {
  const t = useTexts();
  return (
    <>
      <TextField maxLength={100} {...field('bankName')} />
      <TextField maxLength={42} {...field('iban')} />
      <TextField maxLength={11} {...field('bic')} />
      <TextField inputMode="numeric" maxLength={3} help={t('paymentDaysHelp')} {...field('paymentDays')} />
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTexts();
  const say = useFailureWords();
  if (!error) return null;
  return (
    <div className="sm:col-span-2">
      <ErrorState title={t('saveFailed')} meaning={say(error).text} />
    </div>
  );
}
