// The past orders of the demo customers: who ordered when, how it was paid, and how far it came (product §7: every status).

/** A step of an order after it was made, and how many days after; without a batch all of them are dispatched. */
export type Step =
  | { do: 'approve'; by: 'office' | 'main'; after: number }
  | { do: 'reject'; by: 'office' | 'main'; after: number; note: string }
  | { do: 'pay'; after: number }
  | { do: 'cancel'; after: number }
  /** The provider will not give the money back, as often as it is asked. */
  | { do: 'refuseRefund'; after: number; failure: string }
  | { do: 'confirmReceipt'; after: number }
  | { do: 'dispatch'; batch?: number; after: number }
  | { do: 'deliver'; after: number }
  | { do: 'return'; after: number; reason: string }
  | { do: 'rate'; after: number; stars: 1 | 2 | 3 | 4 | 5; text: string };

/** An order of the demo. */
export interface OrderPlan {
  company: string;
  login: string;
  daysAgo: number;
  paymentMethod: 'credit' | 'wallet' | 'card';
  shipMode: 'batches' | 'together';
  /** Index into the company's addresses. */
  address: number;
  /** Index into the company's machines. */
  machine: number;
  lines: number;
  /** Most one piece may cost, in cents; the dearest that fits comes first where it is said what the order is worth. */
  dearest: number;
  /** What the order comes to at least, in cents. */
  worthMinor?: number;
  purchaseOrderNo?: string;
  costCentre?: string;
  notes?: string;
  isMachineDown?: boolean;
  steps: readonly Step[];
}

/** More than credit allows without asking, and more than a yard may spend. */
const OVER_AUTOMATIC = 17_000_00;
const OVER_YARD_LIMIT = 1_400_00;

type Common = Pick<OrderPlan, 'company' | 'login' | 'paymentMethod' | 'shipMode' | 'address' | 'dearest'>;
const buyer: Common = {
  company: 'C-10240',
  login: 'buyer',
  paymentMethod: 'credit',
  shipMode: 'batches',
  address: 0,
  dearest: 40_000,
};
const stranger: Common = {
  company: 'C-10377',
  login: 'stranger',
  paymentMethod: 'credit',
  shipMode: 'together',
  address: 0,
  dearest: 30_000,
};

/** Shipped whole, delivered and confirmed. */
const received = (dispatched: number, arrived: number): Step[] => [
  { do: 'dispatch', after: dispatched },
  { do: 'deliver', after: arrived },
  { do: 'confirmReceipt', after: arrived + 1 },
];

/** Oldest first, so that invoice numbers rise with the days. */
export const ORDER_PLANS: readonly OrderPlan[] = [
  {
    ...buyer,
    daysAgo: 214,
    machine: 0,
    lines: 4,
    shipMode: 'together',
    purchaseOrderNo: 'PO-7718',
    costCentre: 'WS-HOU',
    steps: [
      ...received(1, 8),
      { do: 'rate', after: 20, stars: 5, text: 'Fitted without filing or shimming, and it was here in a week.' },
    ],
  },
  {
    ...buyer,
    daysAgo: 168,
    machine: 3,
    lines: 3,
    shipMode: 'together',
    purchaseOrderNo: 'PO-7790',
    steps: [
      ...received(2, 9),
      {
        do: 'rate',
        after: 15,
        stars: 4,
        text: 'Good part, plain packaging. Bolts would have been welcome in the bag.',
      },
    ],
  },
  { ...stranger, daysAgo: 151, machine: 0, lines: 3, steps: received(2, 7) },
  {
    ...buyer,
    daysAgo: 122,
    login: 'yard.curitiba',
    machine: 7,
    lines: 2,
    address: 2,
    shipMode: 'together',
    dearest: 9_000,
    purchaseOrderNo: 'PC-0431',
    steps: received(2, 10),
  },
  {
    ...buyer,
    daysAgo: 97,
    machine: 5,
    lines: 5,
    shipMode: 'together',
    paymentMethod: 'wallet',
    purchaseOrderNo: 'PO-7855',
    steps: [{ do: 'pay', after: 0 }, ...received(1, 7)],
  },
  {
    ...buyer,
    daysAgo: 75,
    machine: 9,
    lines: 3,
    purchaseOrderNo: 'PO-7881',
    notes: 'Ordered twice by mistake.',
    steps: [{ do: 'cancel', after: 0 }],
  },
  {
    ...buyer,
    daysAgo: 61,
    machine: 12,
    lines: 2,
    dearest: 400_000,
    worthMinor: OVER_AUTOMATIC,
    purchaseOrderNo: 'PO-7902',
    steps: [
      {
        do: 'reject',
        by: 'office',
        after: 2,
        note: 'The credit line is in use; please pay by card or ask for a higher limit.',
      },
    ],
  },
  { ...stranger, daysAgo: 44, machine: 3, lines: 4, steps: received(3, 9) },
  {
    ...buyer,
    daysAgo: 26,
    machine: 14,
    lines: 4,
    shipMode: 'together',
    purchaseOrderNo: 'PO-7950',
    costCentre: 'WS-HOU',
    steps: [...received(1, 9), { do: 'return', after: 15, reason: 'Ordered for the wrong machine, unopened.' }],
  },
  {
    ...buyer,
    daysAgo: 14,
    machine: 2,
    lines: 3,
    shipMode: 'together',
    purchaseOrderNo: 'PO-7968',
    steps: received(1, 8),
  },
  {
    ...buyer,
    daysAgo: 8,
    login: 'technician',
    machine: 16,
    lines: 2,
    dearest: 12_000,
    shipMode: 'together',
    isMachineDown: true,
    notes: 'Machine is down on site, please ship today.',
    steps: [
      { do: 'approve', by: 'main', after: 0 },
      { do: 'dispatch', after: 1 },
    ],
  },
  {
    ...buyer,
    daysAgo: 6,
    machine: 18,
    lines: 5,
    purchaseOrderNo: 'PO-7983',
    costCentre: 'FLEET-EAST',
    steps: [{ do: 'dispatch', batch: 1, after: 2 }],
  },
  { ...buyer, daysAgo: 5, machine: 20, lines: 3, paymentMethod: 'card', steps: [{ do: 'pay', after: 0 }] },
  { ...stranger, daysAgo: 4, machine: 5, lines: 3, steps: [{ do: 'dispatch', after: 2 }] },
  { ...buyer, daysAgo: 3, machine: 22, lines: 4, purchaseOrderNo: 'PO-7991', address: 1, steps: [] },
  { ...buyer, daysAgo: 2, login: 'technician', machine: 24, lines: 2, dearest: 15_000, steps: [] },
  {
    ...buyer,
    daysAgo: 2,
    machine: 26,
    lines: 3,
    dearest: 500_000,
    worthMinor: OVER_AUTOMATIC,
    purchaseOrderNo: 'PO-7994',
    costCentre: 'OVERHAUL-26',
    steps: [],
  },
  {
    ...buyer,
    daysAgo: 2,
    login: 'yard.curitiba',
    machine: 27,
    lines: 2,
    address: 2,
    dearest: 60_000,
    worthMinor: OVER_YARD_LIMIT,
    purchaseOrderNo: 'PC-0458',
    steps: [],
  },
  { ...buyer, daysAgo: 1, machine: 28, lines: 3, paymentMethod: 'wallet', purchaseOrderNo: 'PO-7996', steps: [] },
  {
    ...buyer,
    daysAgo: 1,
    machine: 30,
    lines: 2,
    isMachineDown: true,
    purchaseOrderNo: 'PO-7997',
    notes: 'Lift stuck at 9 m, lowered by hand.',
    steps: [],
  },
  { ...stranger, daysAgo: 1, machine: 7, lines: 2, paymentMethod: 'wallet', steps: [] },
  {
    ...stranger,
    daysAgo: 1,
    machine: 9,
    lines: 1,
    paymentMethod: 'card',
    notes: 'Wrong machine, ordered again by phone.',
    steps: [
      { do: 'pay', after: 0 },
      { do: 'cancel', after: 0 },
      { do: 'refuseRefund', after: 0, failure: 'The card account is closed.' },
    ],
  },
];
