// Files about prices, stock and freight (product §5, §7).
import {
  amount,
  code,
  country,
  currency,
  customer,
  inFiveLanguages,
  position,
  quantity,
  refer,
  required,
  text,
  whole,
} from './cells.ts';
import type { Column, Kind } from './kind.ts';

const part = refer('part', 'parts', { isRequired: true });
const warehouse = refer('warehouse', 'warehouses', { isRequired: true });
const validFrom: Column = { name: 'valid_from', cell: { is: 'date' }, about: 'first day; always where empty' };
const validTo: Column = { name: 'valid_to', cell: { is: 'date' }, about: 'first day on which it no longer counts' };
const name: Column = { name: 'name', cell: text(200), isRequired: true, about: 'name' };

/** Rates to freight, in the order they are loaded. */
export const priceKinds: Kind[] = [
  {
    kind: 'exchange-rates',
    table: 'exchange_rates',
    about: 'Rates; never changed, a newer one is added.',
    key: ['currency', 'valid_from'],
    columns: [
      currency,
      {
        name: 'rate',
        cell: { is: 'decimal', min: 0, max: 999_999_999 },
        isRequired: true,
        about: 'units of the currency for one USD',
      },
      { name: 'valid_from', cell: { is: 'moment' }, isRequired: true, about: 'from this moment' },
    ],
  },
  {
    kind: 'price-lists',
    table: 'price_lists',
    about: 'Lists of prices in one currency.',
    key: ['code'],
    columns: [
      code,
      name,
      currency,
      { name: 'is_base', cell: { is: 'flag' }, about: 'the list price of everybody; one list a currency' },
    ],
  },
  {
    kind: 'company-price-lists',
    table: 'company_price_lists',
    about: 'Which lists count for a customer.',
    key: ['company_id', 'price_list_id', 'valid_from'],
    apartBy: ['customer', 'price_list'],
    columns: [
      customer,
      required(refer('price_list', 'price_lists')),
      { name: 'priority', cell: whole(-1000, 1000), about: 'the highest that has a price wins' },
      validFrom,
      validTo,
    ],
  },
  {
    kind: 'prices',
    table: 'prices',
    about: 'Unit prices by list, quantity and time. Times of one list, part and quantity must not overlap.',
    key: ['part_id', 'price_list_id', 'min_quantity', 'valid_from'],
    apartBy: ['part', 'price_list', 'min_quantity'],
    columns: [
      part,
      required(refer('price_list', 'price_lists')),
      { name: 'min_quantity', cell: quantity, about: 'from this quantity on; 1 where empty' },
      validFrom,
      validTo,
      {
        name: 'amount',
        cell: amount,
        isRequired: true,
        to: null,
        about: 'price of one, such as 12.50, in the list’s currency',
      },
    ],
  },
  {
    kind: 'warehouses',
    table: 'warehouses',
    about: 'Where stock lies; the name is English, `name_es`, `name_pt`, `name_fr` and `name_zh` may stand beside it.',
    key: ['code'],
    columns: [
      code,
      name,
      required(country('country')),
      { name: 'city', cell: text(100), about: 'city' },
      { name: 'address', cell: text(200), about: 'street and number, as labels of returns print them' },
      { name: 'postal_code', cell: text(20), about: 'postal code' },
      { name: 'state', cell: text(100), about: 'state or province' },
      {
        name: 'default_lead_days',
        cell: whole(0, 730),
        about: 'days until a part not in stock can leave; 30 where empty',
      },
      { name: 'dispatch_days', cell: whole(0, 60), about: 'days to pack what is in stock; 1 where empty' },
      position,
      { name: 'is_active', cell: { is: 'flag' }, about: 'yes where empty' },
      ...inFiveLanguages('name', 'name', { max: 200 }).slice(1),
    ],
  },
  {
    kind: 'stock',
    table: 'stock_levels',
    about: 'What lies where.',
    key: ['part_id', 'warehouse_id'],
    columns: [
      part,
      warehouse,
      {
        name: 'on_hand',
        cell: whole(0, 100_000_000),
        isRequired: true,
        about: 'pieces on hand, reserved ones included',
      },
      { name: 'counted_at', cell: { is: 'moment' }, about: 'age of the number; now where empty' },
    ],
  },
  {
    kind: 'lead-times',
    table: 'lead_times',
    about: 'Days until a part that is not in stock can leave.',
    key: ['part_id', 'warehouse_id'],
    columns: [
      part,
      { ...warehouse, isRequired: false, about: 'empty: all warehouses' },
      { name: 'days', cell: whole(0, 730), isRequired: true, about: 'days' },
    ],
  },
  {
    kind: 'inbound-deliveries',
    table: 'inbound_deliveries',
    about: 'Parts on their way to a warehouse.',
    key: ['reference', 'warehouse_id', 'part_id'],
    columns: [
      { name: 'reference', cell: text(100), isRequired: true, about: 'number of the delivery' },
      warehouse,
      part,
      { name: 'quantity', cell: whole(1, 1_000_000), isRequired: true, about: 'pieces' },
      { name: 'expected_on', cell: { is: 'date' }, isRequired: true, about: 'day it arrives' },
    ],
  },
  {
    kind: 'freight-zones',
    table: 'freight_zones',
    about: 'Countries that cost the same to ship to.',
    key: ['code'],
    columns: [
      code,
      name,
      { name: 'min_days', cell: whole(0, 100), about: 'working days, at least; 6 where empty' },
      { name: 'max_days', cell: whole(0, 100), isRequired: true, about: 'working days, at most' },
      { name: 'grams_per_litre', cell: whole(1, 10_000), about: 'weight a litre counts as; 200 where empty' },
    ],
  },
  {
    kind: 'freight-zone-countries',
    table: 'freight_zone_countries',
    about: 'The zone of each country; others cannot be shipped to.',
    key: ['country'],
    columns: [required(country('country')), required(refer('zone', 'freight_zones'))],
  },
  {
    kind: 'freight-rates',
    table: 'freight_rates',
    about: 'What a weight costs in a zone.',
    key: ['zone_id', 'currency', 'up_to_grams'],
    columns: [
      required(refer('zone', 'freight_zones')),
      currency,
      { name: 'up_to_grams', cell: whole(1), isRequired: true, about: 'upper end of the weight step' },
      { name: 'amount', cell: amount, isRequired: true, to: null, about: 'freight' },
      {
        name: 'per_extra_kilogram',
        cell: amount,
        to: null,
        about: 'on the last step: each further kilogram',
      },
    ],
  },
];
