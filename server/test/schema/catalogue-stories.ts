// What must never be in catalogue, prices, stock and carts (product §5 to §7).
import type { Trx } from '../../src/platform/db/db.ts';
import { insertRow } from './samples.ts';
import { idOf, priced, superseded, type Story } from './scenes.ts';

/** Each is refused by the database itself. */
export const catalogueStories: Story[] = [
  {
    says: '§5 a supersession that leads back to itself',
    by: 'supersessions_no_cycle',
    tell: async (trx) => {
      const { a, c } = await superseded(trx);
      await trx`insert into supersessions (old_part_id, successor_code, new_part_id) values (${c}, 'A', ${a})`;
    },
  },
  {
    says: '§5 a supersession changed into a cycle',
    by: 'supersessions_no_cycle',
    tell: async (trx) => {
      const { a, b } = await superseded(trx);
      await trx`update supersessions set new_part_id = ${a} where old_part_id = ${b}`;
    },
  },
  {
    says: '§5 one successor named twice under two spellings',
    by: 'supersessions_old_part_id_new_part_id_key',
    tell: async (trx) => {
      const { a, b } = await superseded(trx);
      await trx`insert into supersessions (old_part_id, successor_code, new_part_id) values (${a}, 'B-1', ${b})`;
    },
  },
  {
    says: '§5 a kit that contains itself by way of another',
    by: 'part_relations_no_kit_cycle',
    tell: async (trx) => {
      const { a, b } = await superseded(trx);
      await trx`insert into part_relations (part_id, kind, related_part_id) values (${a}, 'kit', ${b}), (${b}, 'kit', ${a})`;
    },
  },
  {
    says: '§5 a category within itself',
    by: 'part_categories_no_cycle',
    tell: async (trx) => {
      const upper = await idOf(trx, 'part_categories');
      const lower = await idOf(trx, 'part_categories', { parent_id: upper });
      await trx`update part_categories set parent_id = ${lower} where id = ${upper}`;
    },
  },
  {
    says: '§5 deleting a part',
    by: 'only ever added',
    tell: async (trx) => trx`delete from parts where id = ${await idOf(trx, 'parts')}`,
  },
  {
    says: '§5 two machines with one scheme, prefix and ordinal',
    by: 'machines_serial',
    tell: async (trx) => {
      const first = await insertRow(trx, 'machines', { prefix: 'GS' });
      await insertRow(trx, 'machines', { scheme_id: first['scheme_id'], prefix: 'GS', ordinal: first['ordinal'] });
    },
  },
  {
    says: '§7 two prices at one time',
    by: 'prices_no_overlap',
    tell: async (trx) => {
      const { part, list } = await priced(trx);
      await trx`insert into prices (part_id, price_list_id, valid_from, amount_minor) values (${part}, ${list}, '2026-06-30', 90)`;
    },
  },
  {
    says: '§7 two base lists of one currency',
    by: 'price_lists_one_base',
    tell: async (trx) => {
      await trx`update price_lists set is_base = false where currency = 'USD'`;
      await insertRow(trx, 'price_lists', { currency: 'USD', is_base: true });
      await insertRow(trx, 'price_lists', { currency: 'USD', is_base: true });
    },
  },
  {
    says: '§7 one list twice at a time for a company',
    by: 'company_price_lists_company_id_price_list_id_daterange_excl',
    tell: async (trx) => {
      const [company_id, price_list_id] = [
        await idOf(trx, 'companies'),
        await idOf(trx, 'price_lists', { currency: 'USD' }),
      ];
      await insertRow(trx, 'company_price_lists', { company_id, price_list_id, valid_from: '2026-01-01' });
      await insertRow(trx, 'company_price_lists', { company_id, price_list_id, valid_from: '2026-02-01' });
    },
  },
  {
    says: '§7 more reserved than there is',
    by: 'stock_levels_reserved_on_hand',
    tell: async (trx) => {
      const { part_id } = await insertRow(trx, 'stock_levels', { on_hand: 3 });
      await trx`update stock_levels set reserved = reserved + 4 where part_id = ${part_id as number}`;
    },
  },
  {
    says: '§7 more promised than is on its way',
    by: 'inbound_deliveries_promised_quantity',
    tell: async (trx) => insertRow(trx, 'inbound_deliveries', { quantity: 3, promised: 4 }),
  },
  {
    says: '§6 one part on two lines of a cart',
    by: 'cart_lines_one_per_part',
    tell: async (trx) => {
      const { cart_id, part_id } = await insertRow(trx, 'cart_lines');
      await insertRow(trx, 'cart_lines', { cart_id, part_id });
    },
  },
  ...['carts', 'favourites', 'invitations'].map((table) => ({
    says: `§6 ${table} of a user under another company`,
    by: `${table}_user_id_company_id_fkey`,
    tell: async (trx: Trx) => insertRow(trx, table, { company_id: await idOf(trx, 'companies') }),
  })),
  {
    says: '§5 a chapter within itself by way of another',
    by: 'chapters_no_cycle',
    tell: async (trx) => {
      const upper = await idOf(trx, 'chapters');
      const lower = await idOf(trx, 'chapters', { parent_id: upper });
      await trx`update chapters set parent_id = ${lower} where id = ${upper}`;
    },
  },
  {
    says: '§5 an item attached to itself by way of two others',
    by: 'items_no_cycle',
    tell: async (trx) => {
      const { a, c } = await attached(trx);
      await trx`update items set parent_item_id = ${c} where id = ${a}`;
    },
  },
  {
    says: '§5 an item attached to an item of another figure',
    by: 'items_parent_in_figure',
    tell: async (trx) => insertRow(trx, 'items', { parent_item_id: await idOf(trx, 'items') }),
  },
  {
    says: '§5 an item that moves to another figure',
    by: 'items_stay_in_figure',
    tell: async (trx) => {
      const { a } = await attached(trx);
      await trx`update items set figure_id = ${await idOf(trx, 'figures')} where id = ${a}`;
    },
  },
  {
    says: '§5 an illustration that moves to another figure',
    by: 'illustrations_stay_in_figure',
    tell: async (trx) => {
      const illustration = await idOf(trx, 'illustrations');
      await trx`update illustrations set figure_id = ${await idOf(trx, 'figures')} where id = ${illustration}`;
    },
  },
  {
    says: '§5 a hotspot that shows an item on an illustration of another figure',
    by: 'hotspots_in_figure',
    tell: async (trx) => insertRow(trx, 'hotspots', { item_id: await idOf(trx, 'items') }),
  },
  {
    says: '§5 a hotspot changed so',
    by: 'hotspots_in_figure',
    tell: async (trx) => {
      const hotspot = await idOf(trx, 'hotspots');
      await trx`update hotspots set item_id = ${await idOf(trx, 'items')} where id = ${hotspot}`;
    },
  },
];

/** Three items of one figure, each attached to the one before. */
async function attached(trx: Trx): Promise<{ a: number; c: number }> {
  const figure_id = await idOf(trx, 'figures');
  const a = await idOf(trx, 'items', { figure_id });
  const b = await idOf(trx, 'items', { figure_id, parent_item_id: a });
  return { a, c: await idOf(trx, 'items', { figure_id, parent_item_id: b }) };
}
