// Which codes a list asks for to show what is ordered in place of its replaced parts (product §5 Supersession).
import { type PartCard, successorsInForce } from '@outrigger/contract';

/** As many as one question may name. */
const AT_ONCE = 100;

const codesOf = (parts: readonly PartCard[], today: string) => [
  ...new Set(parts.flatMap((part) => successorsInForce(part, today).map(({ code }) => code))),
];

/** Those of the whole list, the same for each of its rows, so that all of them are one question; the row's own where they are more than one may ask. */
export function codesToAsk(part: PartCard, among: readonly PartCard[], today: string): string[] {
  const all = codesOf(among, today);
  return all.length <= AT_ONCE ? all : codesOf([part], today);
}
