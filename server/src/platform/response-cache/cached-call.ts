// Gives the answers of a call as ready bytes, kept until what they show changes (stack.md: HTTP; docs/decisions/0007).
import { isDeepStrictEqual } from 'node:util';
import type { Call, ParsedOf, ReadingCall, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../context.ts';
import type { Shop } from '../shop.ts';
import { successOf, successText } from '../http/answer.ts';
import { ChangedView, whileViewHolds } from './changed-view.ts';
import type { WarmUp } from './warm-up.ts';
import { type Ahead, Served } from '../http/serve.ts';

/** What an answer depends on besides call, input and language. */
export interface Rests<C extends Call, A, R> {
  /** What is asked for, where several inputs lead to one answer; the input itself unless told. */
  find?: (context: SignedInContext, input: ParsedOf<C>) => Promise<A>;
  /** What callers must have in common to share an answer: how they see prices, or their company. */
  seenAs?: (context: SignedInContext) => string | Promise<string>;
  /** Whether the caller still sees so, asked of the database once the answer is made: what was read under another view is given to nobody. */
  isSameView?: (context: SignedInContext, seenAs: string) => Promise<boolean>;
  /** Topics of the change log any change of which may change the answer. */
  topics?: (context: SignedInContext) => readonly string[];
  /** Ids of the parts whose price or stock stand in the answer. */
  parts?: (result: R) => Iterable<number>;
  /** Answers that must be worked out each time. */
  isPassing?: (result: R) => boolean;
  /** What to ask, one after another, that any shop of the kind can answer; nothing where this one cannot yet. */
  warmUpWith?: (context: SignedInContext) => Promise<readonly A[]>;
}

/** A result written as JSON from pieces that were kept; each piece was made as an object of a type the contract names. */
export class Written {
  readonly json: string;
  /** The parts whose price or stock it shows. */
  readonly partIds: readonly number[];
  constructor(json: string, partIds: readonly number[]) {
    this.json = json;
    this.partIds = partIds;
  }
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Wraps the use case of a call that only reads; access is checked before it with every request. */
export function cachedCall<C extends ReadingCall, R extends ResultOf<C>, A = ParsedOf<C>>(
  call: C,
  work: (context: SignedInContext, asked: A) => Promise<R | Written>,
  rests: Rests<C, A, R> = {},
): ((context: SignedInContext, input: ParsedOf<C>) => Promise<Served>) & Ahead {
  const answer = async (context: SignedInContext, input: ParsedOf<C>): Promise<Served> => {
    const asked = rests.find ? await rests.find(context, input) : (input as unknown as A);
    const body = await whileViewHolds(context.shop, async () => await keepOne(context, asked));
    return new Served(body, JSON_HEADERS);
  };
  const keepOne = async (context: SignedInContext, asked: A): Promise<Buffer> => {
    const seenAs = (await rests.seenAs?.(context)) ?? '';
    const key = JSON.stringify([call.path, asked, context.language, seenAs]);
    return await context.shop.responseCache.getOrMake(key, async () => {
      const result = await work(context, asked);
      if (rests.isSameView && !(await rests.isSameView(context, seenAs))) throw new ChangedView();
      const value = Buffer.from(textOf(call, result, context.shop));
      return {
        value,
        // Compressed forms are counted once they are made (compress.ts).
        bytes: value.byteLength,
        parts: result instanceof Written ? result.partIds : (rests.parts?.(result) ?? []),
        topics: rests.topics?.(context) ?? [],
        isKept: result instanceof Written || !rests.isPassing?.(result),
      };
    });
  };
  const { warmUpWith } = rests;
  const warmUp: WarmUp = async (context) => {
    for (const asked of (await warmUpWith?.(context)) ?? []) await work(context, asked);
  };
  return Object.assign(answer, {
    ahead: ({ responseCache }: Shop) => responseCache.catchUp(),
    ...(warmUpWith ? { warmUp } : {}),
  });
}

function textOf(call: Call, result: unknown, { config }: Shop): string {
  if (!(result instanceof Written)) return JSON.stringify(successOf(call.result.parse(result)));
  if (config.isStrict) refuseUnnamed(call, JSON.parse(result.json));
  return successText(result.json);
}

// In development and tests what is written is held to the whole schema: what the contract does not name is a bug.
function refuseUnnamed(call: Call, written: unknown): void {
  if (!isDeepStrictEqual(call.result.parse(written), written))
    throw new Error(`${call.path} writes what its result does not name`);
}
