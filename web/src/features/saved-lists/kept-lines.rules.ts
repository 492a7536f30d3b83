// What a list keeps of its lines: for which machines how many (product §6: with its machine).
import type { KeptLine, WholeList } from './saved-lists.data.ts';

type Line = WholeList['lines'][number];
type Meant = Pick<KeptLine, 'qty' | 'machines'>;

/** The machine that all pieces of all lines are for; undefined where there is none such. */
export function onlyMachine(lines: readonly Meant[]): number | undefined {
  const first = lines.find(({ machines }) => machines?.length)?.machines?.[0];
  return first && lines.every((line) => isWhollyFor(first.hostId, line)) ? first.hostId : undefined;
}

const isWhollyFor = (hostId: number, { qty, machines: [only, ...others] = [] }: Meant): boolean =>
  only?.hostId === hostId && only.qty === qty && others.length === 0;

/** A line as it is sent to be kept. */
export const keptLine = ({ part, qty, reference, machines }: Line): KeptLine => ({
  code: part.code,
  qty,
  reference,
  machines: machines.map((one) => ({ hostId: one.hostId, qty: one.qty })),
});

/** Whether rows have to say their machines, since the head of the list does not say it for all of them. */
export const saysMachines = ({ machine, lines }: Pick<WholeList, 'machine' | 'lines'>): boolean =>
  machine === null || onlyMachine(lines) !== machine.hostId;
