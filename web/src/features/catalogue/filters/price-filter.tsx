// The price range (spec §2): two fields to type in and two native sliders on one scale; only for people who may see prices.
import './price-filter.css';
import { type Money, localeOf } from '@outrigger/contract';
import type { CSSProperties } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { useBesideAddress } from '../../../client/address/use-beside-address.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';
import { useTexts } from './filters.texts.ts';
import { amountAt, positionOf, STEPS } from './price-scale.rules.ts';
import { priceFrom, type ShopSearch } from '../shop-search.rules.ts';
import { useShopSearch } from '../use-shop-search.ts';

type Range = { from: Money; to: Money };
type End = 'minPrice' | 'maxPrice';
const textOf = (amount: number): string => amount.toFixed(2).replace(/\.00$/, '');

export function PriceFilter({ search, range }: { search: ShopSearch; range: Range | null }) {
  const t = useTexts();
  const { minPrice, maxPrice } = search;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium text-14">{t('price')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <PriceField end="minPrice" label={t('priceFrom')} value={minPrice} range={range} />
        <PriceField end="maxPrice" label={t('priceTo')} value={maxPrice} range={range} />
      </div>
      {range && <Sliders search={search} range={range} />}
    </fieldset>
  );
}

type PriceFieldProps = { end: End; label: string; value: string | undefined; range: Range | null };

function PriceField({ end, label, value, range }: PriceFieldProps) {
  const t = useTexts();
  const { settle } = useShopSearch();
  const language = useLanguage();
  const limit = range && (end === 'minPrice' ? range.from : range.to);
  const { here: typed, setHere: setTyped, isWritten } = useBesideAddress(value, value ?? '');
  const isWrong = typed.trim() !== '' && priceFrom(typed) === undefined;
  const commit = () => {
    const next = priceFrom(typed);
    if (isWrong) return;
    setTyped(next ?? '');
    if (isWritten(next)) settle({ [end]: next }, end);
  };
  return (
    <label className="grid min-w-0 content-start gap-1">
      <span className="text-12 text-ink-soft">{label}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        placeholder={limit ? new Intl.NumberFormat(localeOf(language)).format(Number(limit.amount)) : ''}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className={`${CONTROL_LOOK} figures w-full`}
      />
      <span aria-live="polite" className={isWrong ? 'text-12 text-bad' : 'sr-only'}>
        {isWrong && t('priceWrong')}
      </span>
    </label>
  );
}

function Sliders({ search, range }: { search: ShopSearch; range: Range }) {
  const t = useTexts();
  const { money } = useFormats();
  const low = useSliderEnd('minPrice', search.minPrice, range);
  const high = useSliderEnd('maxPrice', search.maxPrice, range);
  const said = (amount: number) => money({ amount: amount.toFixed(2), currency: range.from.currency });
  const shared = { min: 0, max: STEPS } as const;
  return (
    <div className="range-pair" style={{ '--low': `${low.at}%`, '--high': `${high.at}%` } as CSSProperties}>
      <input
        {...shared}
        {...low.lettingGo}
        type="range"
        aria-label={t('priceFrom')}
        aria-valuetext={said(low.amount)}
        value={low.at}
        onChange={(event) => low.move(Math.min(Number(event.target.value), high.at - 1))}
      />
      <input
        {...shared}
        {...high.lettingGo}
        type="range"
        aria-label={t('priceTo')}
        aria-valuetext={said(high.amount)}
        value={high.at}
        onChange={(event) => high.move(Math.max(Number(event.target.value), low.at + 1))}
      />
      <output className="figures block pt-8 text-center font-medium text-14 wrap-anywhere">
        {said(low.amount)} – {said(high.amount)}
      </output>
    </div>
  );
}

/** One end of the range: a price that was typed lies between two steps, and stays as it is until its own slider moves. */
function useSliderEnd(end: End, value: string | undefined, range: Range) {
  const { settle } = useShopSearch();
  const [from, to] = [Number(range.from.amount), Number(range.to.amount)];
  const idle = end === 'minPrice' ? 0 : STEPS;
  const { here: held, setHere: move, isWritten } = useBesideAddress<number | null>(value, null);
  const at = held ?? (value === undefined ? idle : positionOf(Number(value), from, to));
  const amount = held === null && value !== undefined ? Number(value) : amountAt(at, from, to);
  // A slider is let go once; while it moves only the page follows.
  const letGo = () => {
    const next = at === idle ? undefined : textOf(amount);
    if (held !== null && isWritten(next)) settle({ [end]: next }, end);
  };
  return { at, amount, move, lettingGo: { onPointerUp: letGo, onKeyUp: letGo, onBlur: letGo } };
}
