// Questions of the parts screens to the server (spec §7 Shop; product §5).
import type { ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { isRefused } from '../../client/api/failures.ts';
import { prefetch, useCall, type UseCallOptions } from '../../client/api/use-call.ts';

/** How the address names a part. */
export interface PartQuery {
  id?: number | undefined;
  code?: string | undefined;
}

const inputOf = ({ id, code }: PartQuery) => (code ? { code } : { id });

/** Whether an address names any part. */
export const namesPart = ({ id, code }: PartQuery): boolean => Boolean(code) || id !== undefined;

/** Whether there is no such part: nobody knows the code or id, or it cannot be one at all, such as a code of a thousand characters. */
export const isNoPart = (error: unknown): boolean =>
  (['partNotFound', 'partIdNotFound', 'invalidContent'] as const).some((reason) => isRefused(error, reason));

/** One part with everything its page shows; what was refused before is asked for again by a screen that opens. */
export const usePart = (query: PartQuery, options: UseCallOptions = {}) =>
  useCall(partCalls.goodsDetail, inputOf(query), {
    ...options,
    enabled: namesPart(query),
  });

/** Loads a part ahead of its page, also one nobody knows. */
export const preloadPart = async (query: PartQuery): Promise<void> => {
  if (namesPart(query)) await prefetch(partCalls.goodsDetail, inputOf(query));
};

/** What is sold under a code: the part, and how many of it stand for how many of the code. */
export type SoldInstead = ResultOf<typeof partCalls.goodsBatchDetail>[number];

/** What the shop sells today under the codes of successors, each followed along its own replacements. */
export const useSoldInstead = (codes: readonly string[]) =>
  useCall(partCalls.goodsBatchDetail, { codes: codes.join(',') }, { enabled: codes.length > 0 });

/** Which of the company's machines take a part. */
export const useMachinesOfPart = (code: string, page: number, isWanted: boolean) =>
  useCall(machineCalls.machinesOfPart, { code, page, pageSize: 20 }, { enabled: isWanted, keepPrevious: true });

/** Whether each of some parts fits one machine; a successor fits where the part before it does. */
export const useFitsOnMachine = (partIds: readonly number[], hostId: number | undefined) =>
  useCall(
    machineCalls.fitOfParts,
    { hostId: hostId ?? 0, ids: partIds.join(',') },
    { enabled: hostId !== undefined && partIds.length > 0 },
  );
