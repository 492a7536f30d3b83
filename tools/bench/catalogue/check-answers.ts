// Compares answers with plain SQL that sorts and counts everything, so that a fast wrong answer fails (quality 12).
import type { Db } from '@outrigger/server/src/platform/db/db.ts';

type Item = { id: number; code: string; stock: number; price: { amount: string } | null };
type Body = {
  result: Item & {
    items: (Item & { partId: number })[];
    total: number;
    isTotalAtLeast?: boolean;
    exactCode: string | null;
  };
};

const RANKED = { default: 'p.rank desc, p.id', nameAsc: 's.rank_en nulls last, p.id' } as const;
const ORDERS: Record<string, string> = {
  ...RANKED,
  nameDesc: 's.rank_en desc nulls last, p.id desc',
  priceAsc: 'net.amount nulls last, p.id',
  priceDesc: 'net.amount desc nulls last, p.id desc',
};
const PAGE = 24;
const COUNTED = 10_000;

/** What is wrong with some of the answers, a line each; all prices are those of the base list in USD. */
export async function checkAnswers(db: Db, answers: ReadonlyMap<string, Buffer>, each: number): Promise<string[]> {
  const wrong: string[] = [];
  const byKind = Map.groupBy(answers.keys(), (path) => path.split('?')[0] ?? '');
  for (const [kind, paths] of byKind) {
    for (const path of paths.slice(0, each)) {
      const body = JSON.parse(String(answers.get(path))) as Body;
      const query = new URLSearchParams(path.split('?')[1]);
      const problem = await CHECKS[kind]?.(db, query, body);
      if (problem) wrong.push(`${path}: ${problem}`);
    }
  }
  return wrong;
}

type Check = (db: Db, query: URLSearchParams, body: Body) => Promise<string | null>;

const CHECKS: Record<string, Check> = {
  '/shop/goods-list': async (db, query, { result }) => {
    const { ids, total } = await plainList(db, query);
    const shown = result.items.map((item) => item.id);
    if (JSON.stringify(shown) !== JSON.stringify(ids)) return `shows ${shown.join()} instead of ${ids.join()}`;
    const isRight = total > COUNTED ? result.isTotalAtLeast === true : result.total === total;
    return isRight ? await checkItems(db, result.items) : `counts ${result.total} instead of ${total}`;
  },
  '/shop/goods-detail': (db, _query, { result }) => checkItems(db, [result]),
  '/category/host/partList': async (db, query, { result }) => {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from machines m join figure_models fm on fm.variant_id = m.variant_id join items i on i.figure_id = fm.figure_id
        join item_lines il on il.item_id = i.id where m.id = ${Number(query.get('hostId'))} and fm.chapter_id = ${Number(query.get('chapterId'))}`;
    if (row?.count !== result.items.length) return `has ${result.items.length} rows instead of ${row?.count}`;
    return await checkItems(
      db,
      result.items.map((item) => ({ ...item, id: item.partId })),
    );
  },
  '/shop/goods-search': async (db, query, { result }) => {
    const keyword = query.get('keyword') ?? '';
    const [row] = await db<{ code: string }[]>`
      select min(code) as code from parts where code_norm = normal_code(${keyword}) and status <> 'offline' and length(code_norm) > 1
        and not exists (select from supersessions where old_part_id = parts.id) having count(*) = 1`;
    return row && row.code !== result.exactCode ? `opens ${result.exactCode} instead of ${row.code}` : null;
  },
};

async function checkItems(db: Db, items: readonly Item[]): Promise<string | null> {
  const rows = await db<{ id: number; stock: number; minor: number | null }[]>`
    select p.id, greatest(0, coalesce((select sum(on_hand - reserved) from stock_levels s join warehouses w on w.id = s.warehouse_id and w.is_active
        where s.part_id = p.id), 0))::int as stock,
      (select amount_minor from prices r join price_lists l on l.id = r.price_list_id and l.is_base and l.currency = 'USD'
        where r.part_id = p.id and r.min_quantity = 1 and r.valid_from <= current_date and coalesce(r.valid_to > current_date, true)) as minor
    from parts p where p.id = any(${items.map((item) => item.id)}::bigint[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { id, stock, price, code } of items) {
    const row = byId.get(id);
    const amount = row?.minor == null ? null : (row.minor / 100).toFixed(2);
    if (row?.stock !== stock) return `${code ?? id} has ${stock} in stock instead of ${row?.stock}`;
    if (amount !== (price?.amount ?? null)) return `${code ?? id} costs ${price?.amount} instead of ${amount}`;
  }
  return null;
}

async function plainList(db: Db, query: URLSearchParams): Promise<{ ids: number[]; total: number }> {
  const [where, values] = plainWhere(query);
  const order = ORDERS[query.get('sort') ?? 'default'] ?? RANKED.default;
  const offset = (Number(query.get('page') ?? 1) - 1) * PAGE;
  const rows = await db.unsafe<{ id: number; total: number }[]>(
    `with net as materialized (
       select r.part_id, r.amount_minor as amount from prices r join price_lists l on l.id = r.price_list_id and l.is_base and l.currency = 'USD'
       where r.min_quantity = 1 and r.valid_from <= current_date and coalesce(r.valid_to > current_date, true)
         and not exists (select from supersessions s where s.old_part_id = r.part_id)
       union all
       -- What is ordered in place of replaced parts is compared part by part with what the rules say in the tests of lists.
       select q.part_id, q.amount_minor from prices_in_lists(array(select distinct old_part_id from supersessions)) q
         join price_lists l on l.id = q.price_list_id and l.is_base and l.currency = 'USD'
     ), passing as materialized (
       select p.id, row_number() over (order by ${order}) as place from parts p
       left join part_sort s on s.part_id = p.id left join net on net.part_id = p.id where p.status <> 'offline' ${where}
     ) select (select count(*)::int from passing) as total, (select array_agg(id order by place) from passing where place > ${offset} and place <= ${offset + PAGE}) as ids`,
    values,
  );
  const [row] = rows as unknown as { ids: number[] | null; total: number }[];
  return { ids: row?.ids ?? [], total: row?.total ?? 0 };
}

const FILTERS: Record<string, string> = {
  categoryId: `p.category_id in (with recursive b (id) as (select $::bigint union select c.id from b join part_categories c on c.parent_id = b.id) select id from b)`,
  typeId: 'p.type_id = $::bigint',
  familyId: `p.id in (select il.part_id from item_lines il join items i on i.id = il.item_id join figure_models fm on fm.figure_id = i.figure_id
    join model_variants v on v.id = fm.variant_id where v.family_id = $::bigint)`,
  colour: 'p.colour = $::text',
  tag: 'p.id in (select part_id from part_tags pt join tags t on t.id = pt.tag_id where t.code = $::text)',
  minRating: 'p.rating_count > 0 and p.rating_sum >= $::int * p.rating_count',
  minPrice: 'net.amount >= $::numeric * 100',
  maxPrice: 'net.amount <= $::numeric * 100',
  keyword: `(concat_ws(' ', p.name_en, p.name_es, p.name_pt, p.name_fr) ~* ('(^|[^[:alnum:]])' || $::text) or p.code_norm like normal_code($::text) || '%')`,
};

function plainWhere(query: URLSearchParams): [string, string[]] {
  const asked = [...query].filter(([name]) => name in FILTERS);
  const where = asked.map(([name], at) => `and (${FILTERS[name]?.replaceAll('$::', `$${at + 1}::`)})`).join(' ');
  return [where, asked.map(([, value]) => value)];
}
