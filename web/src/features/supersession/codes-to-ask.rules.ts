// Which codes a list asks for to show what is ordered in place of its replaced parts (product §5 Supersession).
import { isSuperseded, type PartCard, successorsInForce } from '@outrigger/contract';

/** As many as one question may name. */
const AT_ONCE = 100;

type Replaced = Pick<PartCard, 'replacedBy' | 'stock'>;

const codesOf = (part: Replaced, today: string) => successorsInForce(part, today).map(({ code }) => code);

/** Those of the whole list, the same for each of its rows, so that all of them are one question; where they are more than one may ask, those of the rows around. */
export function codesToAsk(part: Replaced, among: readonly Replaced[], today: string): string[] {
  let codes = new Set<string>();
  let isOwn = false;
  for (const one of among) {
    if (!isSuperseded(one, today)) continue;
    const more = new Set([...codes, ...codesOf(one, today)]);
    const isFull = more.size > AT_ONCE;
    if (isFull && isOwn) break;
    codes = isFull ? new Set(codesOf(one, today)) : more;
    // A row of a list may be handed on as a copy; what replaced it stays the same.
    isOwn ||= one.replacedBy === part.replacedBy;
  }
  return isOwn ? [...codes] : codesOf(part, today);
}
