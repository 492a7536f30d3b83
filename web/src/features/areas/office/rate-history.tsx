// The rates of one currency, the newest first; one that has not begun can be withdrawn (product §8).
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { useRates, useWithdrawRate } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';

export function RateHistory({ code }: { code: string }) {
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
            {!one.hasBegun && <Withdraw code={code} {...one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until it begins nothing is reckoned by a rate, so one that was mistyped goes by a press. */
function Withdraw({ code, rate, validFrom }: { code: string; rate: string; validFrom: string }) {
  const t = useTexts();
  const { moment } = useFormats();
  const withdraw = useWithdrawRate();
  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-label={`${t('withdraw')}: ${rate}, ${moment(validFrom)}`}
      isBusy={withdraw.isPending}
      onClick={() =>
        withdraw.mutate(
          { currency: code, rate, validFrom: new Date(validFrom).toISOString(), isWithdrawn: true },
          { onSuccess: () => showToast({ text: t('withdrawn', { code }), tone: 'good' }) },
        )
      }
    >
      {t('withdraw')}
    </Button>
  );
}
