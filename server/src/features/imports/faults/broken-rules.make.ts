// Test data of imports: for each thing the tables refuse, a small file that breaks it (quality: every constraint is tried).
import { allKinds } from '../format/kinds/all-kinds.ts';
import type { Kind } from '../format/kinds/kind.ts';
import { changedRow, CUSTOMER } from '../whole-shop.make.ts';

/** A file that breaks a rule, and where its fault stands. */
export type Breach = { kind: Kind; text: string; row: number; column: string; isDerived?: boolean; prepare?: string };

/** A constraint or trigger of a table, as the catalogue of the database tells it. */
export type Rule = { table: string; name: string; type: string; is: string; columns: string[] };

type Told = { cells?: Record<string, string>; text?: string; row?: number; column: string; prepare?: string };

const twice = (kind: string) => {
  const text = changedRow(kind, {});
  return `${text}${text.slice(text.indexOf('\n') + 1)}`;
};

/** What the catalogue's words alone do not tell how to break. */
const TOLD: Record<string, Told> = {
  part_categories_check: { text: 'code,parent,name_en\nX,X,X\n', row: 2, column: 'parent' },
  part_categories_no_cycle: { text: 'code,parent,name_en\nHYD,SEALS,Hydraulics\n', row: 2, column: 'parent' },
  chapters_check: { text: 'code,parent,name_en\nX,X,X\n', row: 2, column: 'parent' },
  chapters_no_cycle: { text: 'code,parent,name_en\nA,B,A\nB,C,B\nC,A,C\n', row: 4, column: 'parent' },
  items_check: { text: 'figure,item_no,parent_item\nF-01,1,1\n', row: 2, column: 'parent_item' },
  items_parent: { text: 'figure,item_no,parent_item\nF-01,1A,1\nF-01,1,1A\n', row: 3, column: 'parent_item' },
  parts_check: {
    cells: { release_date: '2026-02-01', offline_date: '2026-01-01' },
    column: 'release_date, offline_date',
  },
  parts_code_norm_check: { cells: { code: '---' }, column: 'code' },
  part_aliases_code_norm_check: { cells: { code: '- -' }, column: 'code' },
  customer_part_codes_code_norm_check: { cells: { code: '--' }, column: 'code' },
  customer_part_codes_company_id_code_norm_key: {
    text: `customer,part,code\n${CUSTOMER},7021-0450,OWN-7\n${CUSTOMER},7021-0451,own 7\n`,
    row: 3,
    column: 'customer, code',
  },
  part_relations_check: { cells: { related_part: '7021-0452' }, column: 'related_part' },
  part_relations_no_kit_cycle_insert: {
    text: 'part,kind,related_part\n7021-0452,kit,7021-0450\n7021-0450,kit,7021-0452\n',
    row: 3,
    column: 'related_part',
  },
  part_relations_no_kit_cycle_update: {
    text: 'part,kind,related_part\n7021-0452,kit,7021-0450\n7021-0451,kit,7021-0452\n',
    row: 3,
    column: 'related_part',
    prepare: 'select',
  },
  supersessions_check: { cells: { successor: '7021-0450' }, column: 'successor' },
  supersessions_successor_code_check: { cells: { successor: 'x'.repeat(65) }, column: 'successor' },
  supersessions_no_cycle_insert: {
    text: 'old_part,successor\n7021-0452,7021-0450\n7021-0450,7021-0452\n',
    row: 3,
    column: 'successor',
  },
  supersessions_no_cycle_update: {
    text: 'old_part,successor,note\n7021-0451,7021-0452,\n7021-0450,7021-0451,changed\n7021-0452,7021-0450,\n',
    row: 4,
    column: 'successor',
  },
  exchange_rates_rate_check: { cells: { rate: '0', valid_from: '2026-05-01' }, column: 'rate' },
  exchange_rates_append_only: { cells: { rate: '0.8' }, column: 'rate', prepare: 'select' },
  price_lists_one_base: {
    text: 'code,name,currency,is_base\nBASE-USD,List,USD,yes\nX,X,USD,yes\n',
    row: 3,
    column: 'is_base',
  },
  company_price_lists_check: { cells: { valid_to: '2026-01-01' }, column: 'valid_from, valid_to' },
  company_price_lists_company_id_price_list_id_daterange_excl: {
    text: `customer,price_list,valid_from,valid_to\n${CUSTOMER},BASE-USD,2026-01-01,2026-02-01\n${CUSTOMER},BASE-USD,2026-01-15,\n`,
    row: 3,
    column: 'valid_from',
  },
  prices_check: { cells: { valid_from: '2026-02-01', valid_to: '2026-01-01' }, column: 'valid_from, valid_to' },
  prices_amount_minor_check: { cells: { amount: '-1' }, column: 'amount' },
  prices_amount_within: { cells: { amount: '10000000001' }, column: 'amount' },
  prices_no_overlap: {
    text: 'part,price_list,min_quantity,valid_from,amount\n7021-0450,BASE-USD,1,,1\n7021-0450,BASE-USD,1,2026-02-01,2\n',
    row: 3,
    column: 'valid_from',
  },
  stock_levels_reserved_on_hand: {
    cells: { on_hand: '1' },
    column: 'on_hand',
    prepare: 'update stock_levels set reserved = on_hand',
  },
  inbound_deliveries_promised_quantity: {
    cells: { quantity: '1' },
    column: 'quantity',
    prepare: 'update inbound_deliveries set promised = quantity',
  },
  freight_zones_check: { cells: { min_days: '9' }, column: 'min_days, max_days' },
  freight_rates_amount_minor_check: { cells: { amount: '-1' }, column: 'amount' },
  freight_rates_amount_within: { cells: { amount: '10000000001' }, column: 'amount' },
  freight_rates_per_extra_kilogram_minor_check: { cells: { per_extra_kilogram: '-1' }, column: 'per_extra_kilogram' },
  freight_rates_per_extra_kilogram_within: {
    cells: { per_extra_kilogram: '10000000001' },
    column: 'per_extra_kilogram',
  },
  model_variants_check: { cells: { built_from: '2020', built_to: '2019' }, column: 'built_from, built_to' },
  serial_schemes_pattern_read: { cells: { pattern: '(' }, column: 'pattern' },
  machines_serial_norm_check: { cells: { serial_number: '--' }, column: 'serial_number' },
  machines_ordinal_check: { cells: { serial_number: 'NS-1' }, column: 'serial_number' },
  effectivity_ranges_ordinals_check: { cells: { ordinals: '7 except 7' }, column: 'ordinals' },
  option_rules_rule_check: { cells: { rule: 'A++B' }, column: 'rule' },
  illustrations_check: { cells: { recipe: '', params: '' }, column: 'recipe, file' },
  illustrations_check1: { cells: { recipe: '', file: 'f-01.glb' }, column: 'recipe, params' },
  hotspots_check: { cells: { node: 'rod' }, column: 'shape, node' },
  hotspots_check1: { cells: { outline: 'M0 0' }, column: 'shape, outline' },
  hotspots_check2: { cells: { x: '' }, column: 'shape, x, y' },
  hotspots_check3: { cells: { shape: 'box', width: '9', height: '' }, column: 'shape, width, height' },
  hotspots_width_check: { cells: { width: '0' }, column: 'width' },
  hotspots_height_check: { cells: { height: '-1' }, column: 'height' },
  notices_check: { cells: { ends_at: '2025-01-01' }, column: 'released_at, ends_at' },
  banners_check: { cells: { shown_to: '2025-01-01' }, column: 'shown_from, shown_to' },
  recommendations_shown: {
    cells: { shown_from: '2026-01-01', shown_to: '2025-01-01' },
    column: 'shown_from, shown_to',
  },
  shop_links_shown: { cells: { shown_from: '2026-01-01', shown_to: '2025-01-01' }, column: 'shown_from, shown_to' },
};

/** What no file can break, and why. */
export const OUT_OF_REACH: Record<string, string> = {
  parts_check1: 'ratings are in no file',
  parts_rating_count_check: 'ratings are in no file',
  parts_kept: 'an import deletes nothing',
  exchange_rates_begun_kept: 'an import deletes nothing',
  stock_levels_reserved_check: 'what is set aside is in no file',
  inbound_deliveries_promised_check: 'what is promised is in no file',
  machines_revision_check: 'revisions of machines are in no file',
  figures_edition_check: 'editions of figures are in no file',
  illustrations_revision_check: 'revisions of illustrations are in no file',
  notices_audience_check: 'an imported notice is for everybody',
  notices_audience_of_company: 'an imported notice is for everybody',
  notices_audience_of_person: 'an imported notice is for everybody',
  notices_link_check: 'links of notices are in no file',
  notices_told_in_check: 'what features tell is in no file',
  notices_told_key_check: 'what features tell is in no file',
  notices_told_key_key: 'what features tell is in no file',
  illustrations_stay_in_figure: 'a row with another figure is another illustration',
  items_stay_in_figure: 'a row with another figure is another item',
  hotspots_in_figure_insert: 'both are looked up within one figure',
  hotspots_in_figure_update: 'both are looked up within one figure',
  // Two successors that are one part have one code, so that their key is the same.
  supersessions_old_part_id_new_part_id_key: 'a successor is looked up by its code, which is in the key',
};

/** A file that breaks the rule; undefined where nobody has said how. */
export function breachOf(rule: Rule): Breach | undefined {
  const kind = allKinds.find(({ table }) => table === rule.table);
  if (!kind) return undefined;
  const told = TOLD[rule.name];
  if (told) {
    const { cells = {}, column, row = 2, prepare } = told;
    const text = told.text ?? changedRow(kind.kind, cells);
    return { kind, text, row, column, ...(prepare === undefined ? {} : { prepare }) };
  }
  return rule.type === 'c' ? brokenCheck(kind, rule.is) : twiceOf(kind, rule.columns);
}

function twiceOf(kind: Kind, columns: string[]): Breach | undefined {
  if (columns.length === 0 || columns.some((column) => !kind.key.includes(column))) return undefined;
  return { kind, text: twice(kind.kind), row: 3, column: '', isDerived: true };
}

/** Checks of one column, whose words tell a value that breaks them. */
function brokenCheck(kind: Kind, is: string): Breach | undefined {
  const [, length, most] = /length\((\w+)\) <= (\d+)/.exec(is) ?? [];
  const [, filled] = /\((\w+) <> ''::text\)/.exec(is) ?? [];
  const [, word] = /\((\w+) (?:= ANY|~) /.exec(is) ?? [];
  const [, number, sign, least] = /\((\w+) (>=?) \(?(\d+)/.exec(is) ?? [];
  const cells: [string | undefined, string][] = [
    [length, 'x'.repeat(Number(most) + 1)],
    [filled, ''],
    [word, '?'],
    [number, String(Number(least) - (sign === '>' ? 0 : 1))],
  ];
  const [name, value] = cells.find(([column]) => column !== undefined) ?? [];
  const column = kind.columns.find((one) => (one.to ?? one.name) === name)?.name;
  if (column === undefined || value === undefined) return undefined;
  return { kind, text: changedRow(kind.kind, { [column]: value }), row: 2, column, isDerived: true };
}
