// Service tools, their files, and an inquiry on its way (spec §7 toolList, itrRequire).
import { serviceToolCalls } from '@outrigger/contract/calls/service-tools.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** The tools everybody may have. */
export const useTools = () => useCall(serviceToolCalls.toolList, {});
/** Asks for the link to a tool's file; it works once. */
export const useToolLink = () => useSend(serviceToolCalls.toolLink, { isPress: true });
/** Sends an inquiry; the form shows a failure in place and keeps what was typed. */
export const useSendInquiry = () => useSend(serviceToolCalls.sendInquiry, { quiet: true });
