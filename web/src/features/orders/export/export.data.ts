// The orders as a file, as the screen asks for it (spec §2 My orders, §7 exportOrders).
import type { InputOf } from '@outrigger/contract';
import { orderExportCalls } from '@outrigger/contract/calls/order-export.ts';
import { type Download, requestFile } from '../../../client/api/files.ts';
import { dayOffsets } from '../../../client/day-offsets.rules.ts';

/** Which orders, in which kind of file. */
export type ExportAsked = InputOf<typeof orderExportCalls.exportOrders>;

/** Fetches the file, by the reader's own days and clock. */
export async function fetchOrders(
  asked: ExportAsked,
  options: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Download> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return await requestFile(orderExportCalls.exportOrders, { ...asked, ...dayOffsets(asked), timeZone }, options);
}
