// What the parts desk says of each line of a return, and what it comes to (spec §9).
import { type DeskReturn, minorToText, type Money, returnWorth, textToMinor } from '@outrigger/contract';

type Line = DeskReturn['lines'][number];
/** Pieces taken and what was found, by line. */
export type Inspected = Readonly<Record<string, { taken: number; finding: string }>>;

/** One line of a return. */
export const lineKey = ({ orderNo, lineNo }: Pick<Line, 'orderNo' | 'lineNo'>): string => `${orderNo} ${lineNo}`;

/** All of it taken: where the desk begins. */
export const allTaken = (lines: readonly Line[]): Inspected =>
  Object.fromEntries(lines.map((line) => [lineKey(line), { taken: line.quantity, finding: '' }]));

/** The lines as they are sent. */
export const saidOf = (lines: readonly Line[], inspected: Inspected) =>
  lines.map((line) => {
    const { taken = 0, finding = '' } = inspected[lineKey(line)] ?? {};
    const said = finding.trim();
    return {
      orderNo: line.orderNo,
      lineNo: line.lineNo,
      taken,
      ...(said && taken < line.quantity ? { finding: said } : {}),
    };
  });

/** What is taken comes to. */
export function worthTaken(
  lines: readonly Line[],
  inspected: Inspected,
): { goods: Money; fee: Money; credit: Money } | undefined {
  const currency = lines[0]?.unitPrice?.currency;
  if (currency === undefined) return undefined;
  const { goodsMinor, feeMinor, creditMinor } = returnWorth(
    lines.map((line) => ({
      orderNo: line.orderNo,
      unitPriceMinor: textToMinor(line.unitPrice?.amount ?? '0'),
      quantity: inspected[lineKey(line)]?.taken ?? 0,
    })),
  );
  const money = (minor: number): Money => ({ amount: minorToText(minor), currency });
  return { goods: money(goodsMinor), fee: money(feeMinor), credit: money(creditMinor) };
}
