// Shipments of the parts desk for web tests; say what differs.
import type { ShipmentToPack } from '@outrigger/contract';

/** Where they leave from. */
export const WAREHOUSE = { code: 'HOU', name: 'Houston', nameLang: null, city: 'Houston' };

/** One piece of one part, in the second batch. */
export function makePackedLine(
  differs: Partial<ShipmentToPack['lines'][number]> = {},
): ShipmentToPack['lines'][number] {
  return {
    batchNo: 2,
    lineNo: 1,
    code: 'NV-1',
    name: 'Seal kit',
    nameLang: null,
    reference: null,
    machineSerial: null,
    quantity: 1,
    missing: 0,
    expectedOn: null,
    weightGrams: 100,
    warehouse: WAREHOUSE,
    ...differs,
  };
}

/** A second batch that has not left. */
export function makeShipment(differs: Partial<ShipmentToPack> = {}): ShipmentToPack {
  return {
    orderNo: 'OR260000021',
    batchNo: 2,
    status: 'planned',
    orderStatus: 'toBeShipped',
    company: 'Hallwerk Rentals',
    language: 'en',
    shipMode: 'batches',
    placedAt: '2026-11-20T10:00:00Z',
    purchaseOrderNo: null,
    costCentre: null,
    notes: null,
    wantedBy: '2026-12-01',
    isMachineDown: false,
    recipient: {
      name: 'Ines Moreau',
      address: 'Dock 4',
      city: 'Lyon',
      postalCode: '69001',
      state: 'Rhône',
      country: 'FR',
      countryName: 'France',
      phone: '+33 4 555 0100',
    },
    estimatedDispatch: null,
    estimatedDelivery: null,
    dispatchedAt: null,
    deliveredAt: null,
    carrier: null,
    carrierName: null,
    trackingCode: null,
    packingListNo: null,
    lines: [makePackedLine()],
    tracking: [],
    carriers: ['dhl', 'other'],
    ...differs,
  };
}
