// Two plans of shipping side by side (spec §4; product §7 Stock choice): whether they differ, by what, and which to offer first.
import { type Money, minorToText, textToMinor } from '@outrigger/contract';
import type { Plan, ShipMode } from '../checkout.data.ts';

/** Both ways of shipping a cart. */
export type Plans = Record<ShipMode, Plan>;

/** True where neither a day nor the freight tells the plans apart, so there is nothing to choose. */
export function isSamePlan({ batches, together }: Plans): boolean {
  return batches.freight?.amount === together.freight?.amount && daysOf(batches) === daysOf(together);
}

function daysOf({ batches }: Plan): string {
  const days = batches.map((one) => `${one.warehouse} ${one.dispatchDate} ${one.deliveryFrom} ${one.deliveryTo}`);
  return days.toSorted().join();
}

/** Together where it costs less freight and brings no line later, else as each piece is ready. */
export function firstOffer(plans: Plans): ShipMode {
  const saving = savingOf(plans);
  return saving?.mode === 'together' && !isAnyLater(plans) ? 'together' : 'batches';
}

/** True where a part would wait for others that it need not wait for. */
function isAnyLater({ batches, together }: Plans): boolean {
  return together.batches.some((whole) => {
    const codes = new Set(whole.lines.map((line) => line.code));
    return batches.batches.some(
      (batch) => batch.deliveryTo < whole.deliveryTo && batch.lines.some((line) => codes.has(line.code)),
    );
  });
}

/** Which plan costs less freight and by how much; nothing where it is the same or hidden. */
export function savingOf({ batches, together }: Plans): { mode: ShipMode; amount: Money } | undefined {
  if (!batches.freight || !together.freight) return undefined;
  const more = textToMinor(batches.freight.amount) - textToMinor(together.freight.amount);
  if (more === 0) return undefined;
  const amount = { amount: minorToText(Math.abs(more)), currency: together.freight.currency };
  return { mode: more > 0 ? 'together' : 'batches', amount };
}

/** By when the first and the last parts of a plan arrive. */
export function reachOf(plan: Plan): { first: string; last: string } {
  const days = plan.batches.map((batch) => batch.deliveryTo).toSorted();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

/** By when each part of a plan is there with its last piece, by code. */
export function datesOf(plan: Plan): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { deliveryTo, lines } of plan.batches) {
    for (const { code } of lines) if (deliveryTo > (dates.get(code) ?? '')) dates.set(code, deliveryTo);
  }
  return dates;
}

/** By when all of what is ordered is there, and its first parts where batches would bring some before what ships together. */
export interface Reach {
  last: string;
  inBatches: string | undefined;
}

/** What can be said of a day that is wanted; nothing while no plan is known. The last parts come no sooner in batches. */
export function reachFor(plan: Plan | undefined, batches: Plan | undefined): Reach | undefined {
  if (!plan || plan.batches.length === 0) return undefined;
  const { last } = reachOf(plan);
  const first = plan.shipMode === 'together' && batches ? reachOf(batches).first : last;
  return { last, inBatches: first < last ? first : undefined };
}

type Batch = Plan['batches'][number];
/** A batch with the warehouses it comes from. */
export interface Arrival extends Batch {
  from: readonly Pick<Batch, 'name' | 'nameLang'>[];
}

/** Batches as they arrive: those of a plan that ships together are one, from several warehouses. */
export function arrivalsOf({ shipMode, batches }: Plan): Arrival[] {
  const [first] = batches;
  if (shipMode !== 'together' || !first) return batches.map((batch) => ({ ...batch, from: [batch] }));
  const last = (day: 'dispatchDate' | 'deliveryFrom' | 'deliveryTo') =>
    batches
      .map((batch) => batch[day])
      .toSorted()
      .at(-1) ?? first[day];
  const from = [...new Map(batches.map((batch) => [batch.name, batch])).values()];
  const codes = new Map(batches.flatMap((batch) => batch.lines.map((line) => [line.code, line])));
  return [
    {
      ...first,
      name: from.map((one) => one.name).join(' + '),
      from,
      dispatchDate: last('dispatchDate'),
      deliveryFrom: last('deliveryFrom'),
      deliveryTo: last('deliveryTo'),
      weightGrams: batches.reduce((sum, batch) => sum + batch.weightGrams, 0),
      lines: [...codes.values()],
    },
  ];
}
