-- Machines and what tells them apart: families, variants, serial schemes, options, as-built lists, effectivity (product §5).

-- CHECKs ask these two, so they stand before the tables.
create function is_option_rule(rule text) returns boolean immutable parallel safe
language plpgsql as $$
declare
  shorter text := regexp_replace(regexp_replace(rule, '[A-Z0-9][A-Z0-9_-]*', 'x', 'g'), ' *([+,!()]) *', '\1', 'g');
  longer text := '';
begin
  if length(rule) > 500 then return false; end if;
  -- What stands for one condition is taken as one, from within, until no more can be.
  while shorter <> longer loop
    longer := shorter;
    shorter := regexp_replace(longer, '!+x|\(x\)|x([+,]x)+', 'x', 'g');
  end loop;
  return trim(shorter) = 'x';
end $$;
comment on function is_option_rule is 'Whether the shop can read an option rule: codes with + (and), comma (or), ! (not) and brackets.';

create function is_serial_pattern(pattern text) returns boolean immutable
language plpgsql as $$
begin
  -- Beside an empty branch the pattern matches nothing and still shows how many groups it has.
  return pattern is not null and '' ~ pattern is not null and cardinality(regexp_match('', pattern || '|')) >= 2;
exception when invalid_regular_expression then
  return false;
end $$;
comment on function is_serial_pattern is 'Whether PostgreSQL reads the regular expression, and it has groups for prefix and ordinal.';

create table machine_families (
  id           bigint  generated always as identity primary key,
  code         text    not null unique check (length(code) between 1 and 64),
  name_en      text    not null check (name_en <> ''),
  name_es      text,
  name_pt      text,
  name_fr      text,
  name_zh      text,
  search_group text    check (search_group in ('scissorLifts', 'telescopicBoomLifts', 'articulatingBoomLifts', 'forkliftTrucks')),
  image        text,
  position     integer not null default 0,
  import_id    integer references imports (id),
  import_row   integer
);
comment on table machine_families is 'Types of machine: scissor lifts, telescopic and articulating boom lifts, forklift trucks.';

create table model_variants (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  code_norm  text    not null generated always as (normal_code(code)) stored,
  family_id  bigint  not null references machine_families (id),
  model      text    not null check (length(model) between 1 and 100),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  image      text,
  drawing    jsonb,
  built_from smallint,
  built_to   smallint,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  check (built_to >= built_from)
);
comment on table model_variants is 'What a machine was built as: the final assembly whose chapters and figures apply to it.';
comment on column model_variants.built_from is 'The first year it was built in.';
create index model_variants_family on model_variants (family_id);

create table serial_schemes (
  id                       integer  generated always as identity primary key,
  code                     text     not null unique check (length(code) between 1 and 64),
  name                     text     not null check (name <> ''),
  input_length             smallint check (input_length between 1 and 40),
  is_identification_number boolean  not null default false,
  pattern                  text     not null,
  import_id                integer  references imports (id),
  import_row               integer,
  constraint serial_schemes_pattern_read check (is_serial_pattern(pattern))
);
comment on table serial_schemes is
  'How serial numbers of a kind are written. The pattern has the groups prefix and ordinal; numbers are ordered by the ordinal within '
  'scheme and prefix.';
comment on column serial_schemes.input_length is 'How many characters such a number has, spaces and dashes apart; empty: any.';
comment on column serial_schemes.is_identification_number is 'Whether it is what the field of 17 characters takes (spec §5).';

create table machines (
  id               bigint  generated always as identity primary key,
  serial_number    text    not null check (serial_number = btrim(serial_number) and length(serial_number) between 1 and 60),
  serial_norm      text    not null generated always as (normal_code(serial_number)) stored check (serial_norm <> ''),
  scheme_id        integer not null references serial_schemes (id),
  prefix           text    not null default '',
  ordinal          bigint  not null check (ordinal >= 0),
  variant_id       bigint  not null references model_variants (id),
  manufactured_on  date,
  as_built         text    not null default 'none' check (as_built in ('none', 'partial', 'complete')),
  revision         integer not null default 1 check (revision > 0),
  as_built_read_at timestamptz,
  import_id        integer references imports (id),
  import_row       integer,
  constraint machines_serial unique (scheme_id, prefix, ordinal)
);
comment on table machines is 'One unit with a serial number, read as scheme, prefix and ordinal.';
comment on column machines.ordinal is 'The number within scheme and prefix: what serial numbers are ordered and limited by.';
comment on column machines.as_built is 'How much of the factory''s list is known; what a complete one does not hold was not built in.';
comment on column machines.revision is 'Rises when the list is read from its source again.';
create index machines_serial_norm on machines (serial_norm text_pattern_ops);
create index machines_variant on machines (variant_id, prefix, ordinal);
create index machines_serial_end on machines (reverse(serial_norm) text_pattern_ops);

create table option_codes (
  id         integer generated always as identity primary key,
  code       text    not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{0,29}$'),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  import_id  integer references imports (id),
  import_row integer
);
comment on table option_codes is 'Options a machine can be built with.';

create table machine_options (
  machine_id     bigint  not null references machines (id) on delete cascade,
  option_code_id integer not null references option_codes (id),
  import_id      integer references imports (id),
  import_row     integer,
  primary key (machine_id, option_code_id)
);
comment on table machine_options is 'The options a machine was built with.';

create table as_built_lines (
  machine_id bigint  not null references machines (id) on delete cascade,
  part_id    bigint  not null references parts (id),
  quantity   integer not null check (quantity > 0),
  import_id  integer references imports (id),
  import_row integer,
  primary key (machine_id, part_id)
);
comment on table as_built_lines is 'The parts the factory recorded for one serial number: the strongest proof of fit.';
create index as_built_lines_part on as_built_lines (part_id);

create table company_machines (
  company_id        bigint      not null references companies (id),
  machine_id        bigint      not null references machines (id),
  own_name          text        check (length(own_name) <= 100),
  fleet_number      text        check (length(fleet_number) <= 50),
  fleet_number_norm text        generated always as (normal_code(fleet_number)) stored,
  site              text        check (length(site) <= 200),
  hours             integer     check (hours >= 0),
  hours_read_on     date,
  origin            text        not null default 'lookup' check (origin in ('purchase', 'lookup')),
  added_at          timestamptz not null default now(),
  opened_at         timestamptz not null default now(),
  removed_at        timestamptz,
  import_id         integer     references imports (id),
  import_row        integer,
  primary key (company_id, machine_id)
);
comment on table company_machines is
  'The machines a company bought or looked up, with its own name, fleet number, site and hours for each.';
comment on column company_machines.origin is 'Whether the company bought it or looked it up.';
comment on column company_machines.opened_at is 'When somebody of the company last opened it.';
create index company_machines_recent on company_machines (company_id, opened_at desc) where removed_at is null;
create index company_machines_fleet_number on company_machines (company_id, fleet_number_norm) where fleet_number_norm is not null;
create index company_machines_machine on company_machines (machine_id);

create table effectivities (
  id              integer generated always as identity primary key,
  code            text    not null unique check (length(code) between 1 and 64),
  printed_en      text,
  printed_es      text,
  printed_pt      text,
  printed_fr      text,
  printed_zh      text,
  import_id       integer references imports (id),
  import_row      integer,
  printed_numbers text    not null generated always as (
    regexp_replace(
      regexp_replace(
        ' ' || regexp_replace(coalesce(printed_en, ''), '([0-9])[ ,](?=[0-9]{3}(?![0-9]))', '\1', 'g') || ' ',
        '[^0-9]+', ' ', 'g'),
      ' 0+(?=[0-9])', ' ', 'g')
  ) stored
);
comment on table effectivities is
  'A set of serial numbers many item lines share, with its printed wording; its members are effectivity_ranges.';
comment on column effectivities.printed_numbers is 'The numbers of printed_en without separators and leading zeros, a blank around each.';

create table effectivity_ranges (
  effectivity_id integer        not null references effectivities (id) on delete cascade,
  scheme_id      integer        not null references serial_schemes (id),
  prefix         text           not null default '',
  ordinals       int8multirange not null check (not isempty(ordinals)),
  import_id      integer        references imports (id),
  import_row     integer,
  primary key (effectivity_id, scheme_id, prefix)
);
comment on table effectivity_ranges is 'The ordinals of an effectivity within one scheme and prefix.';

create table option_rules (
  id         integer generated always as identity primary key,
  rule       text    not null unique check (is_option_rule(rule)),
  import_id  integer references imports (id),
  import_row integer
);
comment on table option_rules is 'Conditions over option codes: comma or, plus and, ! not, as A+!B+(C,D).';

create table line_notes (
  id         integer generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  text_en    text    not null check (text_en <> ''),
  text_es    text,
  text_pt    text,
  text_fr    text,
  text_zh    text,
  import_id  integer references imports (id),
  import_row integer
);
comment on table line_notes is 'Notes many item lines share: cut to length, not illustrated, order by colour.';
