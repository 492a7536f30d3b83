// What was changed about a credit line or booked on it, by whom, when and why, the newest first (product §8).
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { type DeskCreditLine, useLineHistory } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';

export function CreditHistory({ line }: { line: DeskCreditLine }) {
  const t = useTexts();
  const say = useFailureWords();
  const { moment, money } = useFormats();
  const history = useLineHistory(line.companyId, line.currency);
  if (history.error && !history.data) return <ErrorState title={t('failed')} meaning={say(history.error).text} />;
  if (!history.data) return <SkeletonText lines={3} />;
  return (
    <section aria-labelledby="line-history" className="grid gap-2">
      <h3 id="line-history" className="font-semibold text-16">
        {t('history')}
      </h3>
      {history.data.length === 0 && <p className="text-ink-soft">{t('noHistory')}</p>}
      <ul className="grid">
        {history.data.map((one) => (
          <li key={one.at} className="grid gap-0.5 border-line border-b py-2 last:border-b-0">
            <span className="figures font-semibold">
              {one.set && `${t('limit')} ${money(one.set.limit)}`}
              {one.set?.isFrozen && ` · ${t('frozen')}`}
              {one.booked && `${t(`book_${one.booked.what}`)} ${money(one.booked.amount)}`}
            </span>
            <span className="wrap-anywhere">{one.reason}</span>
            <span className="figures wrap-anywhere text-14 text-ink-soft">
              {moment(one.at)}
              {one.by ? ` · ${one.by}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
