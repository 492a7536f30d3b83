// How to break the constraints that one wrong value does not break.
import type { Row } from './samples.ts';

/** Tables that take no further row: their rows are fixed by a migration. */
export const FIXED = new Set(['number_series', 'payment_secrets']);

/** Columns that the database fills in itself where a row leaves them empty. */
export const FILLED_IN = new Set(['audit.hash', 'credit_notes.number', 'invoices.number']);

/** Columns whose rule is judged by a trigger before the column is asked whether it may be empty. */
export const JUDGED_FIRST: Record<string, string> = {
  'ratings.part_id': 'ratings_bought',
  'ratings.company_id': 'ratings_bought',
  'ratings.order_line_id': 'ratings_bought',
};

const EARLIER = '2026-01-01T00:00:00Z';
const LATER = '2026-02-01T00:00:00Z';

/** Constraints whose every breach another one refuses first; they say plainly what follows from the others. */
export const IMPLIED = new Set([
  'invoices_total_minor_check',
  'order_lines_shipped_quantity_check',
  'parts_rating_count_check',
]);

/** Constraint name -> the change that breaks it and nothing else. */
export const BREAKERS: Record<string, Row> = {
  part_categories_check: { id: 900_000_001, parent_id: 900_000_001 },
  chapters_check: { id: 900_000_001, parent_id: 900_000_001 },
  items_check: { id: 900_000_001, parent_item_id: 900_000_001 },
  addresses_check: { is_default: true, removed_at: '2026-01-01T00:00:00Z' },
  banners_check: { shown_from: LATER, shown_to: EARLIER },
  recommendations_shown: { shown_from: LATER, shown_to: EARLIER },
  shop_links_shown: { shown_from: LATER, shown_to: EARLIER },
  companies_check: { status: 'approved', approved_at: null },
  company_price_lists_check: { valid_to: '1999-01-01' },
  credit_notes_one_cause: { return_id: 900_000_001, receipt_report_id: 900_000_001 },
  customer_part_codes_code_norm_check: { code: '--' },
  hotspots_check3: { shape: 'box', width: null },
  hotspots_node_check: { shape: 'node', node: '' },
  orders_stock_taken: { status: 'toBeShipped', is_stock_taken: false },
  idempotency_keys_check: { state: 'done' },
  illustrations_check1: { template: null, file: 'a.svg', params: '{}' },
  illustrations_file_check: { template: null, file: '' },
  feedback_answered: { status: 'answered' },
  inquiries_check: { status: 'answered' },
  wrong_part_reports_answered: { status: 'answered', kind: 'text' },
  wrong_part_reports_note: { kind: 'other', message: null },
  wrong_part_reports_place: { figure_id: null, part_id: null },
  ledger_accounts_not_overdrawn: { kind: 'held', company_id: 900_000_001, balance_minor: -1 },
  machines_serial_norm_check: { serial_number: '-' },
  model_variants_check: { built_from: 2020, built_to: 2019 },
  notices_check: { released_at: LATER, ends_at: EARLIER },
  order_approvals_check2: { state: 'rejected', decided_by: 900_000_001, decided_at: LATER, note: '' },
  order_approvals_state_check: { state: 'perhaps', decided_by: 900_000_001, decided_at: LATER },
  order_events_check: { actor: 'buyer', user_id: null },
  order_lines_unit_price_minor_check: { unit_price_minor: -1, total_minor: -5 },
  orders_completed: { status: 'completed', completed_at: null },
  orders_dispatched: { status: 'inTransit', dispatched_at: null },
  orders_pay_by: { status: 'unpaid', pay_by: null },
  part_aliases_code_norm_check: { code: '--' },
  part_relations_check: { part_id: 900_000_001, related_part_id: 900_000_001 },
  parts_check: { release_date: '2026-02-01', offline_date: '2026-01-01' },
  parts_code_norm_check: { code: '--' },
  prices_amount_within: { amount_minor: 1_000_000_000_001 },
  freight_rates_amount_within: { amount_minor: 1_000_000_000_001 },
  freight_rates_per_extra_kilogram_within: { per_extra_kilogram_minor: 1_000_000_000_001 },
  prices_check: { valid_to: '1999-01-01' },
  refunds_status_check: { status: 'perhaps', ended_at: LATER },
  reservations_state_check: { state: 'perhaps', ended_at: LATER },
  return_lines_check: { taken_quantity: 900_000 },
  returns_accepted: { status: 'accepted' },
  returns_credit: { status: 'credited', decided_at: LATER, goods_minor: 100, fee_minor: 20, credit_minor: 90 },
  returns_credited: { status: 'credited', decided_at: LATER },
  returns_decided: { decided_at: LATER },
  returns_status_check: { status: 'perhaps', decided_at: LATER },
  parts_ordered_together_others: { part_id: 900_000_001, other_id: 900_000_001 },
  parts_ordered_together_place_check: { place: 13 },
  together_counted_only: { is_only: false },
  order_views_days: { from_day: '2026-02-02', to_day: '2026-02-01' },
  order_views_hidden_check: { hidden: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
  saved_lists_note_of_sent: { sent_note: 'by Friday' },
  saved_lists_ordered: { order_id: 900_000_001 },
  saved_lists_recipient_of_sent: { sent_to: 900_000_001 },
  saved_lists_reminder: { repeat_weeks: 4 },
  saved_lists_one_repeat: { repeat_weeks: 4, remind_on: '2026-02-01', repeat_hours: 250, machine_id: 900_000_001 },
  saved_lists_repeat_hours_check: { repeat_hours: 9, machine_id: 900_000_001 },
  saved_lists_repeat_weeks_check: { repeat_weeks: 0, remind_on: '2026-02-01' },
  saved_lists_sent_note_check: { sent_at: LATER, sent_note: '' },
  saved_lists_taken: { taken_at: LATER },
  shipments_check: { estimated_dispatch_on: '2026-02-01', estimated_delivery_on: '2026-01-01' },
  shipments_check1: { status: 'delivered', dispatched_at: LATER, delivered_at: EARLIER },
  supersessions_check: { old_part_id: 900_000_001, new_part_id: 900_000_001 },
  test_payments_check: { ended_at: LATER },
  test_payments_capture_ref_key: { status: 'paid', ended_at: LATER, capture_ref: 'cap_1' },
  refunds_by_hand_done: { is_by_hand: true },
  test_payments_check1: { capture_ref: 'cap_1' },
  test_payments_status_check: { status: 'perhaps', ended_at: LATER },
  users_role_check: { role: 'guest', company_id: 900_000_001 },
  users_spending_limit_currency_check: { spending_limit_minor: 1, spending_limit_currency: 'usd' },
  users_spending_limit_minor_check: { spending_limit_minor: -1, spending_limit_currency: 'USD' },
  exchange_rates_currency_valid_from_key: { valid_from: '2026-01-01T00:00:00Z' },
  orders_company_id_credit_currency_fkey: { payment_method: 'credit' },
};

type Insert = (table: string, given?: Row) => Promise<Row>;

/** Key, exclusion or unique index -> what a row needs so that the rule holds for it at all. */
export const UNDER_RULE: Record<string, (insert: Insert) => Promise<Row>> = {
  addresses_one_default: async () => ({ is_default: true }),
  credit_notes_receipt_report_id_key: async (insert) => ({
    receipt_report_id: (await insert('receipt_reports'))['id'],
  }),
  hotspots_place: async () => ({ node: null, outline: null }),
  large_file_pieces_in_turn: async (insert) => ({
    large_file_id: (await insert('large_files'))['id'],
    piece_no: 0,
    is_stored: true,
  }),
  outbox_unique_key: async () => ({ unique_key: 'once' }),
  price_lists_one_base: async (insert) => ({ is_base: true, currency: (await insert('currencies'))['code'] }),
  shipments_tracking_code: async () => ({ carrier: 'simulated', tracking_code: 'T-1' }),
  supersessions_old_part_id_new_part_id_key: async (insert) => ({ new_part_id: (await insert('parts'))['id'] }),
  tickets_office_invitation: async (insert) => ({
    purpose: 'officeInvitation',
    user_id: (await insert('users'))['id'],
  }),
  tickets_qr_claim: async () => ({ purpose: 'qrLogin', facts: JSON.stringify({ claim: 'a' }) }),
  users_one_main: async (insert) => ({ role: 'main', company_id: (await insert('companies'))['id'] }),
  users_verified_phone: async () => ({ phone: '+4930123456', phone_verified_at: EARLIER }),
};
