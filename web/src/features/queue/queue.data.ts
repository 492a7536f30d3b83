// What waits for the parts desk, as its first page asks for it (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { useCall } from '../../client/api/use-call.ts';

/** One page of the queue with counts by kind. */
export type Queue = ResultOf<typeof queueCalls.officeQueue>;
/** Something that waits. */
export type QueueItem = Queue['items'][number];
/** A kind of work. */
export type QueueKind = QueueItem['kind'];

/** The queue; the rows stay while the next page loads. */
export const useQueue = (asked: InputOf<typeof queueCalls.officeQueue>) =>
  useCall(queueCalls.officeQueue, asked, { keepPrevious: true, staleTime: 5000 });
