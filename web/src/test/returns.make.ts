// Returns for web tests; say what differs.
import type { DeskReturn, ReturnableLine, ReturnDetail } from '@outrigger/contract';
import { usd } from './orders.make.ts';

const part = {
  code: 'NV-1',
  name: 'Filter',
  nameLang: null,
  imageUrl: '',
  machineSerial: null,
  unitPrice: usd('10.00'),
};

/** A line that may come back. */
export function makeReturnable(differs: Partial<ReturnableLine> = {}): ReturnableLine {
  const until = { left: 3, returnUntil: '2026-12-10T12:00:00.000Z', currency: 'USD' };
  return { ...part, ...until, orderNo: 'OR260000021', lineNo: 1, ...differs };
}

/** A return of two pieces that waits for the parts desk. */
export function makeReturned(differs: Partial<ReturnDetail> = {}): ReturnDetail {
  return {
    returnNo: 'RT26000007',
    status: 'requested',
    cause: 'notNeeded',
    requestedAt: '2026-11-25T10:00:00.000Z',
    requestedBy: 'Ana Ruiz',
    pieces: 2,
    orderNos: ['OR260000021'],
    goods: usd('20.00'),
    fee: usd('4.00'),
    credit: usd('16.00'),
    reason: 'Two too many.',
    acceptedAt: null,
    decidedAt: null,
    answer: null,
    restockingPercent: 20,
    lines: [{ ...part, orderNo: 'OR260000021', lineNo: 1, quantity: 2, taken: null, finding: null }],
    photos: [],
    parcels: [
      {
        labelNo: 'RT26000007',
        sendTo: {
          code: 'RTM',
          name: 'Rotterdam',
          nameLang: null,
          address: 'Onderdelenkade 18',
          postalCode: '3089 JB',
          city: 'Rotterdam',
          state: null,
          country: 'NL',
        },
        lines: [{ orderNo: 'OR260000021', lineNo: 1, code: 'NV-1', quantity: 2 }],
      },
    ],
    sender: {
      company: 'Ridgeline Rentals',
      name: 'Ana Ruiz',
      address: 'Calle Mayor 4',
      postalCode: '28013',
      city: 'Madrid',
      state: 'Madrid',
      country: 'ES',
    },
    mayWithdraw: true,
    ...differs,
  };
}

/** The same at the parts desk. */
export const makeDeskReturn = (differs: Partial<DeskReturn> = {}): DeskReturn => ({
  ...makeReturned(),
  company: { id: 4, name: 'Ridgeline Rentals' },
  email: 'ana@ridgeline.example',
  openReports: [],
  ...differs,
});
