// The orders as a file, as the screen asks for it (spec §2 My orders, §7 exportOrders).
import type { InputOf } from '@outrigger/contract';
import { orderExportCalls } from '@outrigger/contract/calls/order-export.ts';
import { type Came, type Download, requestFile } from '../../../client/api/files.ts';
import { dayOffsets } from '../../../client/day-offsets.rules.ts';

/** Which orders, in which kind of file. */
export type ExportAsked = InputOf<typeof orderExportCalls.exportOrders>;

/** How far a file is: what has come, of how many lines, and how many of them where that can be told. */
export interface HowFar {
  bytes: number;
  all: number;
  lines: number | null;
}

/** Fetches the file, by the reader's own days and clock. */
export async function fetchOrders(
  asked: ExportAsked,
  { signal, onCome }: { signal: AbortSignal; onCome: (far: HowFar) => void },
): Promise<Download> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const count = linesIn(asked.format);
  const onPiece = ({ piece, bytes, headers }: Came) => {
    const all = Number(headers.get('x-line-count') ?? 0);
    const lines = count(piece);
    onCome({ bytes, all, lines: lines === null ? null : Math.min(lines, all) });
  };
  return await requestFile(
    orderExportCalls.exportOrders,
    { ...asked, ...dayOffsets(asked), timeZone },
    { signal, onPiece },
  );
}

const LINE_END = 10;

/** Counts the lines below the head that have come; of what is packed it says none. */
function linesIn(format: ExportAsked['format']): (piece: Uint8Array) => number | null {
  if (format !== 'csv') return () => null;
  let lines = -1;
  return (piece) => {
    for (const byte of piece) if (byte === LINE_END) lines += 1;
    return Math.max(0, lines);
  };
}
