// The rates of one currency, the newest first, and the form that enters the next one (product §8; spec §9).
import { rateBetween } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { type OfficeCurrency, useSetRate } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';
import { RateHistory } from './rate-history.tsx';

const RATE = /^(?=.*[1-9])\d{1,9}(\.\d{1,8})?$/;

export function RateSheet({ currency, onClose }: { currency: OfficeCurrency; onClose: () => void }) {
  const t = useTexts();
  const { code, rate } = currency;
  return (
    <Sheet isOpen onClose={onClose} title={t('ratesOf', { code })} closeLabel={t('close')}>
      <div className="grid gap-6">
        {rate && (
          <p className="figures text-ink-soft">
            1 USD = {rate} {code}
            <br />1 {code} = {rateBetween(rate, '1')} USD
          </p>
        )}
        {code === 'USD' ? <p>{t('isBase')}</p> : <RateForm currency={currency} />}
        <RateHistory code={code} />
      </div>
    </Sheet>
  );
}

function RateForm({ currency }: { currency: OfficeCurrency }) {
  const t = useTexts();
  const { code, isOffered, rate: present } = currency;
  const [isSold, setSold] = useState(isOffered);
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
  const send = ({ rate, from }: Record<'rate' | 'from', string>) =>
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
      },
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
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
  );
}
