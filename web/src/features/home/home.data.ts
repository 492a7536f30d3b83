// Questions of the start page to the server (spec §7 Banners; §2 /home).
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Banners in force. */
export const useBanners = () => useCall(contentCalls.bannerList, {});
/** A line the parts desk wants everybody to see. */
export const useTip = () => useCall(contentCalls.tip, {});
/** Recommended parts. */
export const useRecommended = () => useCall(contentCalls.recommendList, {});
/** The company's newest orders. */
export const useLastOrders = (count: number) => useCall(orderCalls.orderList, { page: 1, pageSize: count });
