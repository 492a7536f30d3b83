// The one way to say no: a named refusal of the contract's catalogue (spec §8, architecture §6).
import { type FieldProblem, type PricesNow, type RefusalFacts, type RefusalName, refusals } from '@outrigger/contract';

/** A refusal on its way to the answer; anything else that is thrown counts as a bug. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly facts: Record<string, string | number>;
  readonly fields: FieldProblem[] | undefined;
  /** The prices as they are now, for a caller who may see them. */
  now: PricesNow | undefined;

  constructor(reason: RefusalName, facts: Record<string, string | number>, fields?: FieldProblem[]) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.facts = facts;
    this.fields = fields;
  }

  /** HTTP status of this refusal. */
  get status(): number {
    return refusals[this.reason].status;
  }
}

/** Throws the named refusal with the facts its text needs. */
export function refuse<N extends RefusalName>(
  reason: N,
  ...facts: keyof RefusalFacts<N> extends never ? [] : [RefusalFacts<N>]
): never {
  throw new Refusal(reason, facts[0] ?? {});
}

/** Refuses the input with every field that did not pass; the first one is named in the text. */
export function refuseFields(fields: [FieldProblem, ...FieldProblem[]]): never {
  throw new Refusal('invalidContent', { field: fields[0].field, problem: fields[0].problem }, fields);
}

/** Refuses an order whose prices are not those the buyer was shown; `now` only for callers who may see prices. */
export function refuseWithPrices(now: PricesNow | undefined): never {
  const refusal = new Refusal('pricesChanged', {});
  refusal.now = now;
  throw refusal;
}
