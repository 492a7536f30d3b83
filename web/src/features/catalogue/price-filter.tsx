// The price range (spec §2): two fields to type in and two native sliders on one scale; only for people who may see prices.
import './price-filter.css';
import { type Money, localeOf } from '@outrigger/contract';
import { type CSSProperties, useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { CONTROL_LOOK } from '../../ui/field.tsx';
import { useTexts } from './filters.texts.ts';
import { amountAt, positionOf, STEPS } from './price-scale.rules.ts';
import { priceFrom, type ShopSearch } from './shop-search.rules.ts';
import { useShopSearch } from './use-shop-search.ts';

type Range = { from: Money; to: Money };
type End = 'minPrice' | 'maxPrice';
const textOf = (amount: number): string => amount.toFixed(2).replace(/\.00$/, '');

export function PriceFilter({ search, range }: { search: ShopSearch; range: Range | null }) {
  const t = useTexts();
  const { minPrice, maxPrice } = search;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-14">{t('price')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <PriceField key={`min-${minPrice}`} end="minPrice" label={t('priceFrom')} value={minPrice} range={range} />
        <PriceField key={`max-${maxPrice}`} end="maxPrice" label={t('priceTo')} value={maxPrice} range={range} />
      </div>
      {range && <Sliders key={`${minPrice}-${maxPrice}`} search={search} range={range} />}
    </fieldset>
  );
}

type PriceFieldProps = { end: End; label: string; value: string | undefined; range: Range | null };

function PriceField({ end, label, value, range }: PriceFieldProps) {
  const t = useTexts();
  const { settle } = useShopSearch();
  const language = useLanguage();
  const limit = range && (end === 'minPrice' ? range.from : range.to);
  const [typed, setTyped] = useState(value ?? '');
  const isWrong = typed.trim() !== '' && priceFrom(typed) === undefined;
  const commit = () => {
    const next = priceFrom(typed);
    if (!isWrong && next !== value) settle({ [end]: next });
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
  const { settle } = useShopSearch();
  const [from, to] = [Number(range.from.amount), Number(range.to.amount)];
  const [lowAt, highAt] = [
    positionOf(Number(search.minPrice ?? from), from, to),
    search.maxPrice ? positionOf(Number(search.maxPrice), from, to) : STEPS,
  ];
  const [low, setLow] = useState(lowAt);
  const [high, setHigh] = useState(highAt);
  // A price that was typed lies between two steps; it stays as it is until its own slider moves.
  const amountOf = (position: number, at: number, typed: string | undefined) =>
    position === at && typed !== undefined ? Number(typed) : amountAt(position, from, to);
  const [lowest, highest] = [amountOf(low, lowAt, search.minPrice), amountOf(high, highAt, search.maxPrice)];
  const said = (amount: number) => money({ amount: amount.toFixed(2), currency: range.from.currency });
  // A slider is let go once; while it moves only the page follows.
  const letGo = () =>
    settle({
      minPrice: low <= 0 ? undefined : textOf(lowest),
      maxPrice: high >= STEPS ? undefined : textOf(highest),
    });
  const shared = { min: 0, max: STEPS, onPointerUp: letGo, onKeyUp: letGo } as const;
  return (
    <div className="range-pair" style={{ '--low': `${low}%`, '--high': `${high}%` } as CSSProperties}>
      <input
        {...shared}
        type="range"
        aria-label={t('priceFrom')}
        aria-valuetext={said(lowest)}
        value={low}
        onChange={(event) => setLow(Math.min(Number(event.target.value), high - 1))}
      />
      <input
        {...shared}
        type="range"
        aria-label={t('priceTo')}
        aria-valuetext={said(highest)}
        value={high}
        onChange={(event) => setHigh(Math.max(Number(event.target.value), low + 1))}
      />
      <output className="figures block pt-8 text-center font-medium text-14">
        {said(lowest)} – {said(highest)}
      </output>
    </div>
  );
}
