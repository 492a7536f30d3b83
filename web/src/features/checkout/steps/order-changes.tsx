// What changed since the page was drawn, old and new side by side (spec §8: out-of-stock parts wait for the warehouse; product §7 make).
import type { Money } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import type { Plan, useFreshPrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { datesOf } from './ship-mode.rules.ts';

/** What the buyer saw when the button was pressed. */
export interface Seen {
  plan: Plan | undefined;
  prices: ReturnType<typeof useFreshPrices>['data'];
}

type Now = { items: Money; total: Money; freight: Money; lines: readonly { code: string; price: Money }[] };
type Change = { name: string; isCode?: boolean; before: string; now: string };

/** Prices, freight and total of then and of now, as far as they differ, with what a plan of now brings later. */
export function PriceChanges({ seen, now, plan }: { seen: Seen | undefined; now: Now; plan: Plan | undefined }) {
  const t = useTexts();
  const { money } = useFormats();
  const dateChange = useDateChange(seen);
  const shown = new Map(seen?.prices?.map((one) => [one.code, one.price]));
  const change = (name: string, before: Money | null | undefined, after: Money, isCode = false): Change[] =>
    before && before.amount !== after.amount ? [{ name, isCode, before: money(before), now: money(after) }] : [];
  const changes = [
    ...now.lines.flatMap(({ code, price }) => change(code, shown.get(code), price, true)),
    ...change(t('freight'), seen?.plan?.freight, now.freight),
    ...change(t('total'), seen?.plan?.total, now.total),
    ...(plan ? [...datesOf(plan)].flatMap(([code, day]) => dateChange(code, day)) : []),
  ];
  return <ChangeTable changes={changes} />;
}

/** By when each part that comes later was shown to be there, beside the day of now. */
export function DateChanges({ seen, now }: { seen: Seen | undefined; now: ReadonlyMap<string, string> }) {
  const dateChange = useDateChange(seen);
  return <ChangeTable changes={[...now].flatMap(([code, day]) => dateChange(code, day))} />;
}

function useDateChange(seen: Seen | undefined) {
  const t = useTexts();
  const { promise } = useFormats();
  const shown = seen?.plan && datesOf(seen.plan);
  return (code: string, day: string): Change[] => {
    const before = shown?.get(code);
    if (before === undefined || before >= day) return [];
    return [{ name: t('arrivalOf', { code }), before: promise(before), now: promise(day) }];
  };
}

/** What is left of each part that is short, beside what was asked for. */
export function StockChanges({ seen, facts }: { seen: Seen | undefined; facts: Record<string, string | number> }) {
  const t = useTexts();
  const { number } = useFormats();
  const asked = new Map<string, number>();
  for (const line of seen?.plan?.batches.flatMap((batch) => batch.lines) ?? [])
    asked.set(line.code, (asked.get(line.code) ?? 0) + line.quantity);
  const { codes, left: counts } = facts;
  if (codes === undefined) return null;
  const left = String(counts).split(', ');
  const changes = String(codes)
    .split(', ')
    .map((code, at) => {
      const before = asked.get(code);
      return {
        name: code,
        isCode: true,
        before: before === undefined ? '–' : number(before),
        now: t('stockNow', { count: Number(left[at] ?? 0) }),
      };
    });
  return <ChangeTable changes={changes} />;
}

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const t = useTexts();
  if (changes.length === 0) return null;
  return (
    <table className="my-2 w-full max-w-xl text-14">
      <thead className="text-left text-ink-soft">
        <tr>
          <th scope="col" className="py-1 pe-4 font-medium">
            {t('changeWhat')}
          </th>
          <th scope="col" className="py-1 pe-4 text-right font-medium">
            {t('changeBefore')}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {t('changeNow')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, isCode, before, now }) => (
          <tr key={name} className="border-bad-line border-t">
            <th scope="row" className={`py-1 pe-4 text-left font-medium wrap-anywhere ${isCode ? 'font-mono' : ''}`}>
              {name}
            </th>
            <td className="figures whitespace-nowrap py-1 pe-4 text-right text-ink-soft">{before}</td>
            <td className="figures whitespace-nowrap py-1 text-right font-semibold">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
