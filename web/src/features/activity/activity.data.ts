// What people look at, for the parts desk (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { activityCalls, type SOUGHT_BY } from '@outrigger/contract/calls/activity.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Parts and pages of the last days. */
export type Sought = ResultOf<typeof activityCalls.activityOfParts>;
/** One thing that was noted. */
export type Entry = ResultOf<typeof activityCalls.activityList>['items'][number];

/** What parts are sorted by, besides how much they are sought. */
export type SoughtBy = (typeof SOUGHT_BY)[number];

/** Parts and pages of so many days. */
export const useSought = (asked: InputOf<typeof activityCalls.activityOfParts>) =>
  useCall(activityCalls.activityOfParts, asked, { keepPrevious: true });
/** One page of the log. */
export const useActivity = (asked: InputOf<typeof activityCalls.activityList>) =>
  useCall(activityCalls.activityList, asked, { keepPrevious: true });
