// The rates of one currency, the newest first, and the form that enters the next one (product §8; spec §9).
import { rateBetween } from '@outrigger/contract';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { type OfficeCurrency, useRates, useSetRate } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';

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
        {code === 'USD' ? <p>{t('isBase')}</p> : <RateForm code={code} />}
        <History code={code} />
      </div>
    </Sheet>
  );
}

function RateForm({ code }: { code: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const save = useSetRate();
  const form = useForm<'rate' | 'from', 'rateFormat' | 'fromPast'>({ rate: '', from: '' }, ({ rate, from }) => ({
    ...(RATE.test(rate.trim().replace(',', '.')) ? {} : { rate: 'rateFormat' }),
    ...(from !== '' && new Date(from).getTime() < Date.now() ? { from: 'fromPast' } : {}),
  }));
  const error = (field: 'rate' | 'from') => {
    const problem = form.shown(field);
    return problem ? { error: t(problem) } : {};
  };
  const send = ({ rate, from }: Record<'rate' | 'from', string>) =>
    save.mutate(
      {
        currency: code,
        rate: rate.trim().replace(',', '.'),
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
      {save.error && <ErrorState title={t('saveFailed')} meaning={say(save.error).text} />}
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={save.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

function History({ code }: { code: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const { moment } = useFormats();
  const rates = useRates(code);
  if (rates.error && !rates.data) return <ErrorState title={t('failed')} meaning={say(rates.error).text} />;
  if (!rates.data) return <SkeletonText lines={4} />;
  if (rates.data.items.length === 0) return <p className="text-ink-soft">{t('noRate')}</p>;
  return (
    <section aria-labelledby="rate-history" className="grid gap-2">
      <h3 id="rate-history" className="font-semibold text-16">
        {t('history')}
      </h3>
      <ul className="grid">
        {rates.data.items.map((one) => (
          <li key={one.validFrom} className="grid gap-0.5 border-line border-b py-2 last:border-b-0">
            <span className="flex justify-between gap-3">
              <span className="figures font-semibold">{one.rate}</span>
              {!one.hasBegun && <Badge look="line">{t('coming')}</Badge>}
            </span>
            <span className="figures wrap-anywhere text-14 text-ink-soft">
              {moment(one.validFrom)}
              {one.setBy ? ` · ${one.setBy}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
