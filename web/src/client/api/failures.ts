// The two ways a request can go wrong (spec §8): the server said no, or no answer came.
import type { FieldProblem, PricesNow, RefusalName, RefusalResult } from '@outrigger/contract';

/** The server said no; `message` is its text in the page's language. */
export class Refused extends Error {
  readonly status: number;
  /** Name out of the catalogue; undefined where something before the shop's own server answered. */
  readonly reason: RefusalName | undefined;
  readonly facts: Record<string, string | number>;
  readonly fields: readonly FieldProblem[];
  /** With `pricesChanged`: what the order costs now, for those who may see it. */
  readonly now: PricesNow | undefined;
  /** Whether `message` came from the server and may be shown. */
  readonly hasText: boolean;

  constructor(status: number, message: string, result?: RefusalResult) {
    super(message === '' ? `status ${status}` : message);
    this.name = 'Refused';
    this.status = status;
    this.reason = result?.reason;
    this.facts = result?.facts ?? {};
    this.fields = result?.fields ?? [];
    this.now = result?.now;
    this.hasText = message !== '';
  }
}

/** What a lost request puts at stake: nothing where it only asked, work that may have been done all the same, or also words that somebody typed. */
export type Stake = 'nothing' | 'work' | 'words';

/** No answer came: the time-out of 100 s passed, the device is offline, or the server cannot be reached. */
export class NoAnswer extends Error {
  readonly kind: 'timeout' | 'offline' | 'unreachable';
  readonly stake: Stake;

  constructor(kind: 'timeout' | 'offline' | 'unreachable', stake: Stake = 'work') {
    super(`no answer: ${kind}`);
    this.name = 'NoAnswer';
    this.kind = kind;
    this.stake = stake;
  }
}

/** True where the error is this refusal; use it to treat one answer apart from the rest. */
export function isRefused(error: unknown, reason: RefusalName): error is Refused {
  return error instanceof Refused && error.reason === reason;
}

/** The refusal's result out of an answer of any shape; only the shop's own answers name a reason and its facts. The catalogue of names would cost each first load a KiB, and more with every feature. */
export function refusalResultFrom(result: unknown): RefusalResult | undefined {
  if (typeof result !== 'object' || result === null || !('reason' in result) || !('facts' in result)) return undefined;
  const { reason, facts } = result;
  if (typeof reason !== 'string' || typeof facts !== 'object' || facts === null) return undefined;
  return result as RefusalResult;
}
