// Questions and sends of the office about the pages for everybody (product §8).
import type { PageName } from '@outrigger/contract';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

const { officePages, officePage, officePageVersion, savePageDraft, publishPage, removePageVersion, previewText } =
  pageCalls;
const refreshes = [officePages, officePage, officePageVersion];

/** Every page with what is in force, planned and drafted. */
export const useDeskPages = () => useCall(officePages, {});
/** The versions of one page. */
export const useVersions = (page: PageName) => useCall(officePage, { page });
/** One version with its texts; nothing is asked without an id. */
export const useVersion = (id: number | undefined) =>
  useCall(officePageVersion, { id: id ?? 0 }, { enabled: id !== undefined, staleTime: 0 });
/** A text as visitors will see it. */
export const usePreview = (html: string) => useCall(previewText, { html }, { enabled: html.trim() !== '' });
/** Keeps the draft; the editor shows a failure in place. */
export const useSaveDraft = () => useSend(savePageDraft, { quiet: true, refreshes: [officePages, officePage] });
/** Puts the draft in force; the editor shows a failure in place. */
export const usePublish = () =>
  useSend(publishPage, { quiet: true, isPress: true, refreshes: [...refreshes, pageCalls.shopPage] });
/** Takes back what nobody has seen in force, and tells of it; the version that is gone is not asked for again. */
export const useRemoveVersion = (onAnswer: () => void) =>
  useSend(removePageVersion, { isPress: true, refreshes: [officePages, officePage], onAnswer });
