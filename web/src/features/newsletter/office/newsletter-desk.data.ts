// Who gets the newsletter, as the parts desk sees it (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { newsletterCalls } from '@outrigger/contract/calls/newsletter.ts';
import { requestFile, saveFile } from '../../../client/api/files.ts';
import { useCall } from '../../../client/api/use-call.ts';

/** Somebody who gets it. */
export type Reader = ResultOf<typeof newsletterCalls.newsletterReaders>['items'][number];
/** How the list is narrowed. */
export type Narrowed = InputOf<typeof newsletterCalls.newsletterFile>;

/** One page of them. */
export const useReaders = (asked: InputOf<typeof newsletterCalls.newsletterReaders>) =>
  useCall(newsletterCalls.newsletterReaders, asked, { keepPrevious: true });

/** Saves the same as a file. */
export async function saveReaders(narrowed: Narrowed): Promise<void> {
  saveFile(await requestFile(newsletterCalls.newsletterFile, narrowed));
}
