// Saved views as the list asks for them; each change answers all of them (spec §2 My orders).
import { orderViewCalls } from '@outrigger/contract/calls/order-views.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

const refreshes = [orderViewCalls.orderViews];

/** The reader's own views. */
export const useOrderViews = () => useCall(orderViewCalls.orderViews, {});
/** Keeps a view under its name. */
export const useSaveView = () => useSend(orderViewCalls.saveOrderView, { quiet: true, refreshes });
/** Gives a view another name. */
export const useRenameView = () => useSend(orderViewCalls.renameOrderView, { quiet: true, refreshes });
/** Removes a view. */
export const useRemoveView = () => useSend(orderViewCalls.deleteOrderView, { isPress: true, refreshes });
