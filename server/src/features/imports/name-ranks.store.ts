// Keeps part_sort: where each part stands in the A-Z order of each language.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copyIn } from '../../platform/db/copy-in.ts';
import type { Trx } from '../../platform/db/db.ts';
import { loosenTable } from './loose-table.store.ts';
import { placeNames } from './name-ranks.ts';

const LOCALES = { en: 'en', es: 'es', pt: 'pt-BR', fr: 'fr', zh: 'zh-CN' };
type Suffix = keyof typeof LOCALES;
const SUFFIXES = Object.keys(LOCALES) as Suffix[];
const BATCH = 20_000;

type PartRow = { id: number; code: string; category: number | null; nameEn: string } & {
  [suffix in Suffix as `rank${Capitalize<suffix>}`]: number | null;
} & { [suffix in Suffix as `name${Capitalize<suffix>}`]: string | null };
type Parts = {
  ids: number[];
  codes: string[];
  categories: (number | null)[];
  names: string[][];
  ranks: (number | null)[][];
};

/** Ranks the parts an import wrote among the others, or all of them where there is no room. */
export async function placeParts(
  trx: Trx,
  { importId, isExclusive }: { importId: number; isExclusive: boolean },
): Promise<void> {
  const parts = await readParts(trx, importId);
  const ranks = parts.ranks.map((known) => Float64Array.from(known, (rank) => rank ?? Number.NaN));
  const renumbered = SUFFIXES.map((suffix, at) =>
    placeNames(
      { names: parts.names[at] ?? [], codes: parts.codes, ranks: ranks[at] ?? new Float64Array() },
      LOCALES[suffix],
    ),
  );
  const isAll = renumbered.includes(true);
  const isFirst = parts.ranks[0]?.every((rank) => rank === null) ?? true;
  const written = parts.ids.flatMap((_, at) => (isAll || parts.ranks[0]?.[at] === null ? [at] : []));
  const tighten = isExclusive && isFirst ? await loosenTable(trx, 'part_sort') : () => trx`analyze part_sort`;
  if (isAll) await trx`delete from part_sort`;
  else await trx`delete from part_sort where part_id in (select id from parts where import_id = ${importId})`;
  const { stream, over } = await copyIn(
    trx`copy part_sort (part_id, category_id, rank_en, rank_es, rank_pt, rank_fr, rank_zh) from stdin`,
  );
  await over(pipeline(Readable.from(linesOf(written, parts, ranks)), stream));
  await tighten();
}

/** All parts with their names; those this import wrote come without ranks, for their names may be new. */
async function readParts(trx: Trx, importId: number): Promise<Parts> {
  const parts: Parts = {
    ids: [],
    codes: [],
    categories: [],
    names: SUFFIXES.map(() => []),
    ranks: SUFFIXES.map(() => []),
  };
  const rows = trx<PartRow[]>`
    select p.id, p.code, p.category_id as category, p.name_en, p.name_es, p.name_pt, p.name_fr, p.name_zh,
      s.rank_en, s.rank_es, s.rank_pt, s.rank_fr, s.rank_zh
    from parts p left join part_sort s on s.part_id = p.id and p.import_id is distinct from ${importId}`.cursor(BATCH);
  for await (const batch of rows)
    for (const row of batch) {
      parts.ids.push(row.id);
      parts.codes.push(row.code);
      parts.categories.push(row.category);
      for (const [at, name] of [row.nameEn, row.nameEs, row.namePt, row.nameFr, row.nameZh].entries())
        parts.names[at]?.push(name ?? row.nameEn);
      for (const [at, rank] of [row.rankEn, row.rankEs, row.rankPt, row.rankFr, row.rankZh].entries())
        parts.ranks[at]?.push(rank);
    }
  return parts;
}

function* linesOf(written: number[], parts: Parts, ranks: Float64Array[]): Generator<string> {
  let lines = '';
  for (const at of written) {
    lines += `${parts.ids[at]}\t${parts.categories[at] ?? '\\N'}\t${ranks.map((one) => one[at]).join('\t')}\n`;
    if (lines.length < 1 << 18) continue;
    yield lines;
    lines = '';
  }
  yield lines;
}
