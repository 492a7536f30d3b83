// The tools as the parts desk keeps them (product §8).
import { serviceToolCalls } from '@outrigger/contract/calls/service-tools.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

const { deskTools, toolList, saveTool, deleteTool } = serviceToolCalls;
const refreshes = [deskTools, toolList];

/** All tools in all languages. */
export const useDeskTools = () => useCall(deskTools, {});
/** Keeps a tool; the sheet shows a failure in place. */
export const useSaveTool = () => useSend(saveTool, { quiet: true, refreshes });
/** Takes a tool off the list. */
export const useDeleteTool = () => useSend(deleteTool, { isPress: true, refreshes });
