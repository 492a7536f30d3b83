// The credit line: limit, held, posted, and how far this order fills it (product §7 Credit).
import { minorToText, type Money, type ResultOf, textToMinor } from '@outrigger/contract';
import type { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { Clock } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { changeCurrency } from '../../client/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from './checkout.texts.ts';
import { OverLimit } from './over-limit.tsx';

type CreditLine = ResultOf<typeof creditCalls.creditLines>[number];

export function CreditMeter({ lines, total }: { lines: readonly CreditLine[]; total: Money | undefined }) {
  const t = useTexts();
  const { money, number } = useFormats();
  const line = lines.find((one) => one.currency === total?.currency) ?? lines[0];
  if (!line) return null;
  const limit = textToMinor(line.limit.amount);
  const used = textToMinor(line.held.amount) + textToMinor(line.posted.amount);
  // In another currency, or while nobody knows the total, nothing can be said of what the order takes.
  const isKnown = total?.currency === line.currency;
  const after = used + (isKnown ? textToMinor(total.amount) : 0);
  const percent = limit === 0 ? 100 : Math.round((after / limit) * 100);
  const isOver = after > limit;
  return (
    <section aria-label={t('creditLine')} className="grid gap-3 rounded-box border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-16">{t('creditLine')}</h3>
        <p className="figures text-14 text-ink-soft">
          {t('creditOf', { available: money(line.available), limit: money(line.limit) })}
        </p>
      </div>
      <meter
        className="sr-only"
        min={0}
        max={100}
        value={Math.min(100, percent)}
        aria-label={isKnown ? t('takesTo', { percent: number(percent) }) : t('creditLine')}
      />
      <Bar used={limit === 0 ? 100 : (used / limit) * 100} after={percent} isOver={isOver} />
      <p className={classNames('text-14', isOver ? 'font-semibold text-bad' : 'text-ink-soft')}>
        {isOver ? t('overLimit') : isKnown && t('takesTo', { percent: number(percent) })}{' '}
        {t('heldAndPosted', { held: money(line.held), posted: money(line.posted) })}
      </p>
      {line.isFrozen && <p className="font-semibold text-14 text-bad">{t('frozen')}</p>}
      {isOver && <OverLimit missing={{ amount: minorToText(after - limit), currency: line.currency }} />}
      {!isOver && isAboveAutomatic(line, total) && (
        <p className="flex items-start gap-2 text-14 text-wait">
          <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('overAutomatic', { limit: money(line.automaticLimit) })}
        </p>
      )}
      {total && total.currency !== line.currency && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-bad">
          {t('otherCurrency', { currency: line.currency })}
          <Button size="small" onClick={() => changeCurrency(line.currency)}>
            {t('switchCurrency', { currency: line.currency })}
          </Button>
        </p>
      )}
    </section>
  );
}

function isAboveAutomatic(line: CreditLine, total: Money | undefined): boolean {
  if (total?.currency !== line.currency) return false;
  return textToMinor(total.amount) > textToMinor(line.automaticLimit.amount);
}

function Bar({ used, after, isOver }: { used: number; after: number; isOver: boolean }) {
  const within = (value: number) => Math.min(100, Math.max(0, value));
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full overflow-hidden rounded-inner"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={within(after)} height="4" className={isOver ? 'fill-bad' : 'fill-brand'} />
      <rect width={within(used)} height="4" className="fill-ink-soft" />
    </svg>
  );
}
