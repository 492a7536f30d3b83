// A stand-in written by hand after DHL's public documents of its Shipment Tracking - Unified API; it is not DHL, and no DHL system was asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running stand-in. */
export interface DhlStandIn {
  url: string;
  asked: { trackingNumber: string; key: string }[];
  /** What it answers by tracking number; what it does not know is 404. */
  shipments: Map<string, unknown>;
  /** Instead of the next usual answer: this status. */
  next: { status?: number };
  close(): void;
}

/** Starts it on a port of its own. */
export async function startDhl(): Promise<DhlStandIn> {
  const standIn: DhlStandIn = { url: '', asked: [], shipments: new Map(), next: {}, close: () => server.close() };
  const server = createServer((request, response) => {
    const link = new URL(request.url ?? '/', 'http://dhl.invalid');
    const trackingNumber = link.searchParams.get('trackingNumber') ?? '';
    standIn.asked.push({ trackingNumber, key: String(request.headers['dhl-api-key'] ?? '') });
    const found = standIn.shipments.get(trackingNumber);
    const status = standIn.next.status ?? (link.pathname === '/track/shipments' && found ? 200 : 404);
    standIn.next = {};
    const refused = { title: 'No result found', detail: 'No shipment with given tracking number found.', status };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? { shipments: [found] } : refused));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

/** One event as the API writes it. */
export const dhlEvent = (timestamp: string, statusCode: string, at: string, description: string) => ({
  timestamp,
  location: { address: { addressLocality: at } },
  statusCode,
  status: statusCode.toUpperCase(),
  description,
});
