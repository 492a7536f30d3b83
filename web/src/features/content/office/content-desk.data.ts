// Questions and sends of the office about what stands beside the catalogue (product §8).
import type { ResultOf } from '@outrigger/contract';
import { contentDeskCalls } from '@outrigger/contract/calls/content-desk.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

export { useCountries } from '../../addresses/addresses.data.ts';

const { deskContent, saveBanner, saveRecommendation, saveLink, saveContact, removeContent } = contentDeskCalls;
const refreshes = [deskContent, ...Object.values(contentCalls)];

/** All of it. */
export type DeskContent = ResultOf<typeof deskContent>;
/** The kinds as they stand in the address. */
export const KINDS = ['banners', 'recommendations', 'links', 'contacts'] as const;
/** One of them. */
export type ContentKind = (typeof KINDS)[number];

export const useDeskContent = () => useCall(deskContent, {});
/** Keeps a banner; the forms show a failure in place, as the others do. */
export const useSaveBanner = () => useSend(saveBanner, { quiet: true, refreshes });
/** Puts a part forward. */
export const useSaveRecommendation = () => useSend(saveRecommendation, { quiet: true, refreshes });
/** Keeps a tip or a link. */
export const useSaveLink = () => useSend(saveLink, { quiet: true, refreshes });
/** Keeps a contact. */
export const useSaveContact = () => useSend(saveContact, { quiet: true, refreshes });
/** Takes one away. */
export const useRemoveContent = () => useSend(removeContent, { isPress: true, refreshes });
