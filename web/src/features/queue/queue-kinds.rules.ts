// Each kind of work with its word and the page behind a row; a new kind is a row here (product §8).
import type { QueueItem, QueueKind } from './queue.data.ts';

/** A batch is named by its order and its own number; without one it is all of an order that goes together. */
function shipmentPath(key: string): string {
  const [orderNo = '', batchNo] = key.split('-');
  return `/office/shipment?orderNo=${encodeURIComponent(orderNo)}${batchNo ? `&batchNo=${batchNo}` : ''}`;
}

/** The text of a kind and of one row of it, and where one of its rows leads. */
export const KINDS = {
  orderCredit: {
    word: 'kindOrderCredit',
    one: 'oneOrderCredit',
    path: (key) => `/office/order?orderNo=${encodeURIComponent(key)}`,
  },
  dispatch: { word: 'kindDispatch', one: 'oneDispatch', path: shipmentPath },
  stuckShipment: { word: 'kindStuckShipment', one: 'oneStuckShipment', path: shipmentPath },
  return: { word: 'kindReturn', one: 'oneReturn', path: (key) => `/office/return?returnNo=${encodeURIComponent(key)}` },
  receipt: {
    word: 'kindReceipt',
    one: 'oneReceipt',
    path: (key) => `/office/order?orderNo=${encodeURIComponent(key)}`,
  },
  refund: { word: 'kindRefund', one: 'oneRefund', path: (key) => `/office/order?orderNo=${encodeURIComponent(key)}` },
  company: {
    word: 'kindCompany',
    one: 'oneCompany',
    path: (key) => `/office/companies?keyword=${encodeURIComponent(key)}`,
  },
  subAccount: {
    word: 'kindSubAccount',
    one: 'oneSubAccount',
    path: (key) => `/office/subaccounts?keyword=${encodeURIComponent(key)}`,
  },
  question: {
    word: 'kindQuestion',
    one: 'oneQuestion',
    path: (key) => `/office/question?kind=${key.split(' ')[0] ?? ''}&id=${key.split(' ')[1] ?? ''}`,
  },
  rating: { word: 'kindRating', one: 'oneRating', path: () => '/office/ratings' },
} as const satisfies Record<QueueKind, { word: string; one: string; path: (key: string) => string }>;

/** The kind that an address names; none where there is no such work. */
export const kindOf = (name: string | undefined): QueueKind | undefined => KIND_NAMES.find((kind) => kind === name);

/** Where a row leads. */
export const pathOf = ({ kind, key }: QueueItem): string => KINDS[kind].path(key);

const KIND_NAMES = Object.keys(KINDS) as QueueKind[];

/** The address of the queue, narrowed to a kind. */
export const queueHref = (kind?: QueueKind): string => (kind ? `/office?kind=${kind}` : '/office');
