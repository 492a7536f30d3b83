// Database columns that a file gives only by way of others: amounts in minor units, serial numbers read by their scheme; and what must hold of a row besides.

/** SQL for columns of one table, and what must hold for it; `s` is the staged row, `r_…` what its references found. */
export type Derived = {
  columns: Record<string, string>;
  /** `without` names a column that a file must not have to be checked so. */
  checks: { column: string; holds: string; expected: string; without?: string }[];
};

const power = (currency: string) => `(10::numeric ^ (select minor_digits from currencies where code = ${currency}))`;
const minor = (amount: string, currency: string) => `(${amount} * ${power(currency)})::bigint`;
const isWhole = (amount: string, currency: string) =>
  `(${amount} is null or ${amount} * ${power(currency)} = trunc(${amount} * ${power(currency)}))`;
const serial = (group: number) => `(regexp_match(normal_code(s.serial_number), r_scheme.pattern))[${group}]`;
// Currencies have 0 to 4 decimals, so that what a cell may hold can still be too much in minor units.
const isWithin = (amount: string, currency: string) =>
  `(${amount} is null or ${amount} * ${power(currency)} <= 1000000000000)`;
const moneyChecks = (column: string, currency: string) => [
  { column, holds: isWhole(`s.${column}`, currency), expected: DECIMALS },
  {
    column,
    holds: isWithin(`s.${column}`, currency),
    expected: 'at most 1000000000000 of the smallest unit of the currency',
  },
];
const DECIMALS = 'no more decimals than the currency has';

// A row brings no file: what the parts desk has given is kept, and a tool with neither link nor file would deliver nothing.
const OF_TOOL = 'from service_tools had where had.code = s.code';
const DELIVERS = `exists (select ${OF_TOOL} and (had.link is not null or had.file_id is not null))`;

const DERIVED: Record<string, Derived> = {
  prices: {
    columns: { amount_minor: minor('s.amount', 'r_price_list.currency') },
    checks: moneyChecks('amount', 'r_price_list.currency'),
  },
  freight_rates: {
    columns: {
      amount_minor: minor('s.amount', 's.currency'),
      per_extra_kilogram_minor: minor('s.per_extra_kilogram', 's.currency'),
    },
    checks: [...moneyChecks('amount', 's.currency'), ...moneyChecks('per_extra_kilogram', 's.currency')],
  },
  serial_schemes: {
    columns: {},
    checks: [
      {
        column: 'pattern',
        holds: 'is_serial_pattern(s.pattern)',
        expected: 'a regular expression that PostgreSQL reads, with two groups in round brackets: prefix and ordinal',
      },
    ],
  },
  machines: {
    columns: { prefix: `coalesce(${serial(1)}, '')`, ordinal: `${serial(2)}::bigint` },
    checks: [
      {
        column: 'serial_number',
        holds: `coalesce(${serial(2)} ~ '^[0-9]{1,18}$', false)`,
        expected: 'a serial number as its scheme writes it',
      },
    ],
  },
  service_tools: {
    columns: { link: `coalesce(s.link, (select had.link ${OF_TOOL}))` },
    checks: [
      {
        column: 'link',
        holds: `(s.link is not null or ${DELIVERS})`,
        expected: 'a path of the shop or an https address, since the shop has neither link nor file of this tool',
      },
      {
        column: 'code',
        without: 'link',
        holds: DELIVERS,
        expected: 'a tool whose link or file the shop has; a new one needs the column link',
      },
    ],
  },
};

const NOTHING: Derived = { columns: {}, checks: [] };

/** What is worked out for a table; nothing for most. */
export const derivedFor = (table: string): Derived => DERIVED[table] ?? NOTHING;

/** What must hold of a file with these columns. */
export const checksOf = ({ checks }: Derived, has: ReadonlySet<string>): Derived['checks'] =>
  checks.filter(({ column, without }) => has.has(column) && (without === undefined || !has.has(without)));
