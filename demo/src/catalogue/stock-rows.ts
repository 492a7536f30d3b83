// Where parts lie, how old the count is, what is on its way and how long the rest takes (product §7).
import { type CsvFile, csvFile } from './csv-file.ts';
import { type Dice, diceOf } from './dice.ts';
import type { PartSeed } from './part-seed.ts';
import { NOT_SOLD } from './trade-facts.ts';

/** Files of stock. */
export interface StockFiles {
  stock: CsvFile;
  leadTimes: CsvFile;
  inbound: CsvFile;
}

/** Opens them in the folder. */
export const stockFiles = (folder: string): StockFiles => ({
  stock: csvFile(folder, 'stock', ['part', 'warehouse', 'on_hand', 'counted_at']),
  leadTimes: csvFile(folder, 'lead-times', ['part', 'warehouse', 'days']),
  inbound: csvFile(folder, 'inbound-deliveries', ['reference', 'warehouse', 'part', 'quantity', 'expected_on']),
});

/** Code, city it is named after, country, lead days, dispatch days. */
export const WAREHOUSES = [
  ['HOU', 'houston', 'US', 21, 1, '4100 Parts Court', '77032', 'Texas'],
  ['RTM', 'rotterdam', 'NL', 14, 1, 'Onderdelenkade 18', '3089 JB', 'Zuid-Holland'],
  ['SHA', 'shanghai', 'CN', 10, 2, '88 Peijian Road', '201306', 'Shanghai'],
  ['CWB', 'curitiba', 'BR', 35, 2, 'Rua das Peças 1250', '81460-050', 'Paraná'],
] as const;

/** The day the demo's stock was counted; a shop that is filled later moves the dates along. */
export const STOCK_DAY = '2026-07-01';

const share = { s: 0.95, g: 0.9, c: 0.7, m: 0.45, o: 0.35 } as const;

/** Stock, deliveries and lead time of one part. */
export function writeStock(files: StockFiles, part: PartSeed, cents: number, seed: number): void {
  if (NOT_SOLD.has(part.facts.noun)) return;
  const dice = diceOf(seed, 31, part.index);
  if (part.isReplaced) {
    if (dice.chance(0.4)) files.stock.row(part.code, dice.pick(WAREHOUSES)[0], dice.between(1, 6), countedAt(dice));
    return;
  }
  for (const [code] of WAREHOUSES)
    if (dice.chance(share[part.facts.scope]))
      files.stock.row(part.code, code, onHand(dice, cents, part), countedAt(dice));
  if (dice.chance(0.12)) writeInbound(files.inbound, part, cents, dice);
  if (dice.chance(0.15))
    files.leadTimes.row(part.code, '', cents > 100_000 ? dice.between(30, 120) : dice.between(5, 45));
}

/** Cheap parts lie in heaps, dear ones singly; one number in fourteen is nothing. */
function onHand(dice: Dice, cents: number, { facts }: PartSeed): number {
  if (dice.chance(0.07)) return 0;
  if (facts.scope === 's') return dice.between(4, 80) * 25;
  if (cents < 2_000) return dice.between(12, 240);
  if (cents < 20_000) return dice.between(3, 60);
  return cents < 150_000 ? dice.between(1, 12) : dice.between(0, 3);
}

function writeInbound(file: CsvFile, part: PartSeed, cents: number, dice: Dice): void {
  const [warehouse] = dice.pick(WAREHOUSES);
  const quantity =
    part.facts.scope === 's' ? dice.between(4, 40) * 50 : cents < 20_000 ? dice.between(10, 120) : dice.between(1, 12);
  const expected = new Date(Date.parse(`${STOCK_DAY}T00:00:00Z`) + dice.between(2, 60) * 86_400_000);
  file.row(
    `PO-${warehouse}-${dice.between(4100, 4899)}`,
    warehouse,
    part.code,
    quantity,
    expected.toISOString().slice(0, 10),
  );
}

/** Most numbers are hours old, some days. */
function countedAt(dice: Dice): string {
  const hours = dice.chance(0.85) ? dice.between(0, 20) : dice.between(24, 240);
  return new Date(Date.parse(`${STOCK_DAY}T06:00:00Z`) - hours * 3_600_000 - dice.below(3_600_000))
    .toISOString()
    .replace(/\.\d+Z/, 'Z');
}
