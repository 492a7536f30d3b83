// Questions of the start page to the server (spec §7; §2 /home): each section its own, so that none waits for another.
import type { PartCard } from '@outrigger/contract';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Banners in force. */
export const useBanners = () => useCall(contentCalls.bannerList, {});
/** A line the parts desk wants everybody to see. */
export const useTip = () => useCall(contentCalls.tip, {});
/** Recommended parts. */
export const useRecommended = () => useCall(contentCalls.recommendList, {});

const LAST_ORDERS = 5;

/** The company's newest orders, and how many there are in each status. */
export const useLastOrders = () => useCall(orderCalls.orderList, { page: 1, pageSize: LAST_ORDERS });

/** The company's credit lines. */
export const useCreditLines = () => useCall(creditCalls.creditLines, {});

/** The newest notices that are not read yet, after those that wait to be confirmed. */
export const useWaitingNotices = () => useCall(noticeCalls.noticeList, { only: 'waiting', page: 1, pageSize: 3 });

/** How much waits for the parts desk. */
export const useOfficeQueue = () => useCall(queueCalls.officeQueue, { page: 1, pageSize: 1 });

const MOST_AGAIN = 5;

/** The first parts of an order as they are sold today; undefined until they are known, none where they cannot be. */
export function usePartsOfOrder(orderNo: string): readonly PartCard[] | undefined {
  const order = useCall(orderCalls.orderInfo, { orderNo });
  const codes = [...new Set(order.data?.lines.map(({ code }) => code))].slice(0, MOST_AGAIN).join(',');
  const parts = useCall(partCalls.goodsBatchDetail, { codes }, { enabled: codes !== '' });
  if (order.error || parts.error || (order.data && codes === '')) return [];
  return parts.data?.flatMap(({ part }) => part ?? []);
}
