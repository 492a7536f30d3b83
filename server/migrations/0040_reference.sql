-- What the world gives: currencies, countries, their states and cities; the rows come from server/reference-data (spec §3).

create table currencies (
  code         text     primary key check (code ~ '^[A-Z]{3}$'),
  name_en      text     not null,
  name_es      text,
  name_pt      text,
  name_fr      text,
  name_zh      text,
  symbol       text     not null,
  minor_digits smallint not null default 2 check (minor_digits between 0 and 4),
  is_offered   boolean  not null default false
);
comment on table currencies is 'Currencies of ISO 4217; those offered appear in the switcher and may carry prices.';
comment on column currencies.minor_digits is 'Decimal places: an amount in minor units is divided by ten to this power.';
comment on column currencies.is_offered is 'Whether it is in the switcher.';

create table exchange_rates (
  id         bigint         generated always as identity primary key,
  currency   text           not null references currencies (code),
  rate       numeric(18, 8) not null check (rate > 0),
  valid_from timestamptz    not null default now(),
  set_by     bigint         references users (id),
  import_id  integer        references imports (id),
  import_row integer,
  unique (currency, valid_from)
);
comment on table exchange_rates is
  'Units of a currency for one USD from a moment on; only ever added to, the newest that has begun counts.';
create index exchange_rates_begin on exchange_rates (valid_from);

create table countries (
  code                text primary key check (code ~ '^[A-Z]{2}$'),
  code3               text not null unique check (code3 ~ '^[A-Z]{3}$'),
  name_en             text not null,
  name_es             text,
  name_pt             text,
  name_fr             text,
  name_zh             text,
  calling_code        text check (calling_code ~ '^\+[1-9][0-9]{0,6}$'),
  postal_code_pattern text,
  currency            text references currencies (code)
);
comment on table countries is 'Countries of ISO 3166-1 with names, calling code and the form of their postal codes.';
comment on column countries.postal_code_pattern is 'The regular expression its postal codes keep.';

create table states (
  code       text primary key check (code ~ '^[A-Z]{2}-[A-Z0-9]{1,6}$'),
  country    text not null references countries (code),
  name       text not null check (name <> ''),
  name_local text,
  unique (country, code)
);
comment on table states is 'States and provinces of ISO 3166-2, for the address form.';
comment on column states.name_local is 'The name in the language of the country, where it is another.';

create table cities (
  id      bigint generated always as identity primary key,
  country text   not null references countries (code),
  state   text   references states (code),
  name    text   not null check (name <> ''),
  unique nulls not distinct (country, state, name)
);
comment on table cities is 'Cities offered by the address form; other names may be typed.';

-- An order keeps the rate of its day, which is found again here.
create trigger exchange_rates_append_only before update or delete on exchange_rates for each row execute function refuse_change();
