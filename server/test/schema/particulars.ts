// What a valid row needs beyond its column types, by table.
import type { Row } from './samples.ts';

const letters = (number: number, length: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(number / 26 ** at) % 26))).join('');

const order = {
  payment_method: 'card',
  ship_mode: 'batches',
  status: 'toBeShipped',
  currency: 'USD',
  line_count: 1,
  items_minor: 500,
  freight_minor: 100,
  total_minor: 600,
  country: 'DE',
};

/** Values by table; the number is new for each row. */
export const PARTICULARS: Record<string, (number: number) => Row> = {
  users: (number) => ({ role: 'admin', email: `u${number}@example.org` }),
  user_permissions: () => ({ permission: 2 }),
  admin_roles: () => ({ role: 'orders' }),
  sessions: () => ({ login_type: 'user' }),
  codes: () => ({ purpose: 'register' }),
  tickets: () => ({ purpose: 'register' }),
  terms_agreements: () => ({ language: 'en' }),
  idempotency_keys: (number) => ({ key: `key-${number}-0000` }),
  currencies: (number) => ({ code: `QZ${letters(number, 1)}` }),
  countries: (number) => ({ code: `X${'ABCDEFGHIJ'[number % 10]}`, code3: `QQ${letters(number, 1)}` }),
  states: (number) => ({ code: `DE-${number}`, country: 'DE' }),
  addresses: () => ({ calling_code: '+49' }),
  import_drafts: () => ({ names: ['a.webp'] }),
  imported_files: () => ({ seen: '10:20:' }),
  page_versions: () => ({ page: 'about' }),
  part_relations: () => ({ kind: 'kit' }),
  option_codes: (number) => ({ code: `OPT${number}` }),
  option_rules: (number) => ({ rule: `OPT${number}+!B` }),
  serial_schemes: () => ({ pattern: '^([A-Z]*)([0-9]+)$' }),
  machines: (number) => ({ ordinal: number }),
  illustrations: () => ({ kind: 'drawing', template: 'cylinder' }),
  items: (number) => ({ item_no: `${number}` }),
  hotspots: (number) => ({ shape: 'callout', x: number, y: 2 }),
  manuals: () => ({ language: 'en', kind: 'service' }),
  manual_readings: () => ({ outcome: 'read' }),
  search_synonyms: () => ({ language: 'en', way: 'both' }),
  orders: () => order,
  order_lines: (number) => ({
    line_no: number,
    sell_policy: 'backorder',
    quantity: 5,
    unit_price_minor: 100,
    total_minor: 500,
  }),
  order_line_machines: () => ({ verdict: 'fits', proof: 'range' }),
  order_events: () => ({ to_status: 'unpaid', actor: 'clock' }),
  order_approvals: () => ({ reason: 'credit' }),
  shipments: (number) => ({ batch_no: number % 30_000 }),
  freight_zones: () => ({ max_days: 9 }),
  payment_attempts: () => ({ amount_minor: 600 }),
  payment_notices: () => ({ says: 'captured' }),
  order_views: () => ({ sort: 'placedDesc' }),
  receipt_reports: () => ({ problem: 'short', quantity: 1 }),
  payment_secrets: () => ({ name: 'returns', secret: Buffer.alloc(32, 7) }),
  test_payments: (number) => ({ ref: `pay_${number}_0000`, currency: 'USD', method: 'card', language: 'en' }),
  test_refunds: (number) => ({ ref: `ref_${number}_0000` }),
  captures: () => ({ amount_minor: 600, currency: 'USD' }),
  refunds: () => ({ amount_minor: 100 }),
  ledger_accounts: () => ({ kind: 'cash', currency: 'USD' }),
  ledger_transactions: () => ({ kind: 'hold' }),
  number_series: () => ({ name: 'invoice' }),
  invoices: () => ({ number: null }),
  credit_notes: () => ({ number: null, amount_minor: 1 }),
  shop_links: (number) => ({ kind: 'help', position: number }),
  inquiries: () => ({ business_type: 'business', topic: 'parts', urgency: 'low', email: 'a@example.org' }),
  feedback: () => ({ question_type: 1, email: 'a@example.org', phone: '+491234' }),
  wrong_part_reports: () => ({ kind: 'text' }),
  newsletter_subscriptions: (number) => ({ email: `n${number}@example.org` }),
  ratings: () => ({ stars: 5 }),
};

/** Inserts a valid row and answers all its columns. */
type Insert = (table: string, given?: Row) => Promise<Row>;

const PAST = '2026-01-01T00:00:00Z';

const kept = async (insert: Insert): Promise<Row> => {
  const { id: company_id } = await insert('companies');
  return { company_id, user_id: (await insert('users', { role: 'sub', company_id }))['id'] };
};

/** Values by table that need other rows first. */
export const PREPARED: Record<string, (insert: Insert) => Promise<Row>> = {
  carts: kept,
  favourites: kept,
  invitations: kept,
  order_views: kept,
  saved_lists: async (insert) => {
    const { user_id: owner_id, company_id } = await kept(insert);
    return { owner_id, company_id };
  },
  hotspots: async (insert) => {
    const { id: figure_id } = await insert('figures');
    const [illustration, item] = [await insert('illustrations', { figure_id }), await insert('items', { figure_id })];
    return { illustration_id: illustration['id'], item_id: item['id'] };
  },
  wrong_part_reports: async (insert) => ({ figure_id: (await insert('figures'))['id'] }),
  ratings: async (insert) => {
    const order = await insert('orders', {
      status: 'completed',
      dispatched_at: PAST,
      completed_at: PAST,
      return_until: PAST,
    });
    const line = await insert('order_lines', { order_id: order['id'], company_id: order['company_id'] });
    return { order_line_id: line['id'], part_id: line['part_id'], company_id: line['company_id'] };
  },
};
