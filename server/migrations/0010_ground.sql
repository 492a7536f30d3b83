-- What the catalogue stands on: the ways codes are compared, the record of imports, reference data, addresses (spec §3, §7; product §5, §8).

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create function normal_code(code text) returns text language sql immutable strict parallel safe as $$
  select translate(upper(code collate "C"), E' \t\n\r\u00a0\u2010\u2011\u2012\u2013\u2014!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', '')
$$;
comment on function normal_code is 'A part code or serial number as search compares it: upper case, no spaces, dashes or other punctuation.';

create function search_words(latin text, han text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.simple', coalesce(latin, ''))
    || case when han ~ '[⺀-鿿]' then array_to_tsvector(array(
      select distinct lower(substr(han, at, 2)) from generate_series(1, length(han) - 1) at
      where substr(han, at, 2) ~ '^[⺀-鿿]{2}$'
    )) else ''::tsvector end
$$;
comment on function search_words is 'What the full-text index keeps of names and pages: words of the first text, pairs of neighbouring Chinese characters of the second.';

create function concat_words(en text, es text, pt text, fr text) returns text language sql immutable parallel safe as $$
  select coalesce(en, '') || ' ' || coalesce(es, '') || ' ' || coalesce(pt, '') || ' ' || coalesce(fr, '')
$$;
comment on function concat_words is 'The four texts in Latin letters as one, for the full-text index.';

create table imports (
  id integer generated always as identity primary key,
  source text not null check (length(source) between 1 and 500),
  user_id bigint references users (id),
  status text not null default 'done' check (status in ('done', 'undone')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  row_counts jsonb not null default '{}',
  undone_at timestamptz,
  undone_by bigint references users (id),
  check ((status = 'undone') = (undone_at is not null))
);
comment on table imports is 'One import of a folder or file; rows it wrote carry its id and their source row.';

create table import_rows (
  id bigint generated always as identity primary key,
  import_id integer not null references imports (id),
  kind text not null check (length(kind) between 1 and 60),
  source_row integer not null check (source_row > 0),
  row_key jsonb not null,
  previous jsonb not null
);
comment on table import_rows is 'The previous values of a row that an import changed, for the difference and for undo; rows it added need none.';
create index import_rows_import on import_rows (import_id, kind);
create trigger import_rows_append_only before update or delete on import_rows for each row execute function refuse_change();

create table currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  name_en text not null,
  name_es text,
  name_pt text,
  name_fr text,
  name_zh text,
  symbol text not null,
  minor_digits smallint not null default 2 check (minor_digits between 0 and 4),
  is_offered boolean not null default false
);
comment on table currencies is 'Currencies of ISO 4217; those offered appear in the switcher and may carry prices.';

create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null references currencies (code),
  rate numeric(18, 8) not null check (rate > 0),
  valid_from timestamptz not null default now(),
  set_by bigint references users (id),
  unique (currency, valid_from)
);
comment on table exchange_rates is 'Units of a currency for one USD from a moment on; only ever added to, the newest that has begun counts.';
create trigger exchange_rates_append_only before update or delete on exchange_rates for each row execute function refuse_change();

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  code3 text not null unique check (code3 ~ '^[A-Z]{3}$'),
  name_en text not null,
  name_es text,
  name_pt text,
  name_fr text,
  name_zh text,
  calling_code text check (calling_code ~ '^\+[1-9][0-9]{0,6}$'),
  postal_code_pattern text,
  currency text references currencies (code)
);
comment on table countries is 'Countries of ISO 3166-1 with names, calling code and the form of their postal codes.';

create table states (
  code text primary key check (code ~ '^[A-Z]{2}-[A-Z0-9]{1,6}$'),
  country text not null references countries (code),
  name text not null check (name <> ''),
  name_local text,
  unique (country, code)
);
comment on table states is 'States and provinces of ISO 3166-2, for the address form.';

create table cities (
  id bigint generated always as identity primary key,
  country text not null references countries (code),
  state text references states (code),
  name text not null check (name <> ''),
  unique nulls not distinct (country, state, name)
);
comment on table cities is 'Cities offered by the address form; other names may be typed.';

create table addresses (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  full_name text not null check (length(full_name) between 1 and 200),
  country text not null references countries (code),
  state text not null check (length(state) between 1 and 100),
  city text not null check (length(city) between 1 and 100),
  postal_code text not null check (length(postal_code) between 1 and 20),
  address text not null check (length(address) between 1 and 500),
  telephone text not null check (length(telephone) between 3 and 30),
  calling_code text not null check (calling_code ~ '^\+[1-9][0-9]{0,6}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  removed_at timestamptz,
  check (not (is_default and removed_at is not null))
);
comment on table addresses is 'Shipping addresses of a company; a removed one stays for the record and is offered no more.';
create index addresses_company on addresses (company_id) where removed_at is null;
create unique index addresses_one_default on addresses (company_id) where is_default;
