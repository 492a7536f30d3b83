// What is ticked off of a shipment, and what a scanned text means to it (product §8: dispatch with scan).
import { labelIn, normalCode, type ShipmentToPack } from '@outrigger/contract';

type Line = ShipmentToPack['lines'][number];

/** Packed pieces by `batchNo/lineNo`; a line that is not there is not ticked. */
export type Packed = Readonly<Record<string, number>>;

/** The key of a line. */
export const keyOf = ({ batchNo, lineNo }: Pick<Line, 'batchNo' | 'lineNo'>): string => `${batchNo}/${lineNo}`;

/** What a scan does: ticks a line, finds it ticked, or names nothing of this shipment. */
export type Scanned = { outcome: 'ticked' | 'again' | 'unknown'; code: string; packed: Packed };

/** Takes a label of ours, a bar code or a typed code; of several batches the first line that is open is ticked. */
export function scan(text: string, lines: readonly Line[], packed: Packed): Scanned {
  const label = labelIn(text);
  const asked = normalCode(label?.kind === 'part' ? label.code : text);
  const same = lines.filter((line) => normalCode(line.code) === asked);
  const open = same.find((line) => packed[keyOf(line)] === undefined);
  const [first] = same;
  if (!first) return { outcome: 'unknown', code: label?.code ?? text.trim(), packed };
  if (!open) return { outcome: 'again', code: first.code, packed };
  return { outcome: 'ticked', code: open.code, packed: { ...packed, [keyOf(open)]: open.quantity } };
}

/** Everything ticked off. */
export const allPacked = (lines: readonly Line[]): Packed =>
  Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity]));

/** Pieces that stay behind. */
export const leftBehind = (lines: readonly Line[], packed: Packed): number =>
  lines.reduce((sum, line) => sum + line.quantity - (packed[keyOf(line)] ?? 0), 0);

/** What is sent with the dispatch: only where something stays behind. */
export const packedLines = (lines: readonly Line[], packed: Packed) =>
  lines.flatMap((line) => {
    const quantity = packed[keyOf(line)] ?? 0;
    return quantity > 0 ? [{ lineNo: line.lineNo, quantity }] : [];
  });
