// The columns of the list of orders, each of which sorts it; the total is there for who may see prices (spec §2 My orders, §6).
import type { OrderSummary } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { DESK, NARROW, useMedia } from '../../ui/use-media.ts';
import { useMayOrder } from '../cart/cart.data.ts';
import { useTexts as useAgainTexts } from './again/again.texts.ts';
import { OrderAgain } from './again/order-again.tsx';
import { type ListSearch, sortHead } from './order-list-address.rules.ts';
import { OrderName } from './order-name.tsx';
import { OrderTotal } from './order-total.tsx';
import { hasEnded, OrderStatusChip } from './order-words.tsx';
import { useMaySeePrices } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

export function useOrderColumns(search: ListSearch): Column<OrderSummary>[] {
  const t = useTexts();
  const { day, moment, promise, number } = useFormats();
  const maySeePrices = useMaySeePrices();
  const isDesk = useMedia(DESK);
  const isPhone = useMedia(NARROW);
  const mayOrder = useMayOrder();
  const again = useAgainTexts();
  return [
    {
      id: 'orderNo',
      head: t('orderNo'),
      isTitle: true,
      sort: sortHead(search, 'number', 'Desc'),
      cell: (order) => <OrderName order={order} />,
    },
    {
      id: 'placedAt',
      head: t('placedAt'),
      sort: sortHead(search, 'placed', 'Desc'),
      cell: (order) => (
        <time dateTime={order.placedAt} title={moment(order.placedAt)} className="figures whitespace-nowrap">
          {day(order.placedAt)}
        </time>
      ),
    },
    {
      id: 'status',
      head: t('status'),
      sort: sortHead(search, 'status', 'Asc'),
      cell: (order) => <OrderStatusChip status={order.status} isBare />,
    },
    {
      id: 'purchaseOrderNo',
      head: t('purchaseOrderNo'),
      sort: sortHead(search, 'purchase', 'Asc'),
      // A card has no line for what there is none of.
      cell: ({ purchaseOrderNo }) =>
        purchaseOrderNo === null && isPhone ? null : <span className="wrap-anywhere">{purchaseOrderNo ?? '–'}</span>,
    },
    // Between phone and desk there is no room for who it was.
    ...(isDesk
      ? [
          {
            id: 'createdBy',
            head: t('createdBy'),
            sort: sortHead(search, 'maker', 'Asc'),
            cell: (order: OrderSummary) => order.createdBy,
          },
        ]
      : []),
    {
      id: 'promiseDate',
      head: t('promiseDate'),
      sort: sortHead(search, 'promise', 'Asc'),
      cell: (order) =>
        order.promiseDate && !hasEnded(order.status) ? (
          <span className="whitespace-nowrap">{promise(order.promiseDate)}</span>
        ) : (
          '–'
        ),
    },
    {
      id: 'lines',
      head: t('lines'),
      isFigure: true,
      sort: sortHead(search, 'lines', 'Desc'),
      cell: (order) => number(order.lineCount),
      onPhone: 'none',
    },
    ...(maySeePrices
      ? [
          {
            id: 'total',
            head: t('total'),
            isFigure: true,
            onPhone: 'end' as const,
            sort: sortHead(search, 'total', 'Desc'),
            cell: (order: OrderSummary) => <OrderTotal amount={order.total} />,
          },
        ]
      : []),
    ...(mayOrder
      ? [
          {
            id: 'again',
            head: again('againHead'),
            cell: ({ orderNo }: OrderSummary) => <OrderAgain orderNo={orderNo} look="icon" />,
          },
        ]
      : []),
  ];
}
