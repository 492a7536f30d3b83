// The form that enters the next rate of a currency, and whether the shop sells in it (product §8; spec §9).
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type OfficeCurrency, useSetRate } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';

const RATE = /^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/;
type Given = Record<'rate' | 'from', string>;

/** Enters a rate and says whether the shop sells in the currency; it is asked before it stops, since people may have chosen it. */
export function RateForm({ currency }: { currency: OfficeCurrency }) {
  const t = useTexts();
  const { code, isOffered, rate: present, chosenBy } = currency;
  const [isSold, setSold] = useState(isOffered);
  const [asked, setAsked] = useState<Given>();
  const say = useFailureWords();
  const save = useSetRate();
  const form = useForm<'rate' | 'from', 'rateFormat' | 'fromPast'>({ rate: '', from: '' }, ({ rate, from }) => ({
    ...(RATE.test(rate.trim().replace(',', '.')) ? {} : { rate: 'rateFormat' }),
    ...(from !== '' && new Date(from).getTime() < Date.now() ? { from: 'fromPast' } : {}),
  }));
  // A price needs a rate in force.
  const maySell = present !== null || form.values.from === '';
  const error = (field: 'rate' | 'from') => {
    const problem = form.shown(field);
    return problem ? { error: t(problem) } : {};
  };
  const isStopping = maySell && isOffered && !isSold;
  const send = ({ rate, from }: Given) =>
    save.mutate(
      {
        currency: code,
        rate: rate.trim().replace(',', '.'),
        ...(maySell && isSold !== isOffered ? { isOffered: isSold } : {}),
        ...(from === '' ? {} : { validFrom: new Date(from).toISOString() }),
      },
      {
        onSuccess: () => {
          form.reset();
          showToast({ text: t('saved', { code }), tone: 'good' });
        },
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.submit((given) => (isStopping ? setAsked(given) : send(given)))}
      >
        <TextField
          label={t('newRate', { code })}
          inputMode="decimal"
          end={code}
          {...form.input('rate')}
          {...error('rate')}
        />
        <TextField
          label={t('from')}
          note={t('optional')}
          help={t('fromHelp')}
          type="datetime-local"
          {...form.input('from')}
          {...error('from')}
        />
        <Checkbox
          label={t('offer', { code })}
          help={maySell ? t('offerHelp', { code }) : t('offerLater')}
          checked={isSold && maySell}
          disabled={!maySell}
          onChange={(event) => setSold(event.target.checked)}
        />
        {save.error && <ErrorState title={t('saveFailed')} meaning={say(save.error).text} />}
        <Button type="submit" kind="primary" className="justify-self-start" isBusy={save.isPending}>
          {t('save')}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        isBusy={save.isPending}
        title={t('stop', { code })}
        description={t('stopText', { code, count: chosenBy })}
        confirmLabel={t('stopYes')}
        cancelLabel={t('stopNo')}
        onConfirm={() => asked && send(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
