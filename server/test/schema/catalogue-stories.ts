// What must never be in catalogue, prices, stock and carts (product §5 to §7).
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
];
