-- What buyers keep before they order: addresses, carts with the machines their lines are for, favourites (spec §3; product §6).

create table addresses (
  id           bigint      generated always as identity primary key,
  company_id   bigint      not null references companies (id),
  full_name    text        not null check (length(full_name) between 1 and 200),
  country      text        not null references countries (code),
  state        text        not null check (length(state) between 1 and 100),
  city         text        not null check (length(city) between 1 and 100),
  postal_code  text        not null check (length(postal_code) between 1 and 20),
  address      text        not null check (length(address) between 1 and 500),
  telephone    text        not null check (length(telephone) between 3 and 30),
  calling_code text        not null check (calling_code ~ '^\+[1-9][0-9]{0,6}$'),
  is_default   boolean     not null default false,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now(),
  removed_at   timestamptz,
  check (not (is_default and removed_at is not null)),
  unique (id, company_id)
);
comment on table addresses is 'Shipping addresses of a company; a removed one stays for the record and is offered no more.';
create index addresses_company on addresses (company_id) where removed_at is null;
create unique index addresses_one_default on addresses (company_id) where is_default;

create table carts (
  id         bigint      generated always as identity primary key,
  company_id bigint      not null references companies (id),
  user_id    bigint      not null unique,
  version    bigint      not null default 0,
  changed_at timestamptz not null default now(),
  foreign key (user_id, company_id) references users (id, company_id)
);
comment on table carts is 'The cart of a signed-in user; the version counts its changes for synchronising.';
comment on column carts.version is 'Rises with every change, so that a device can ask what changed since.';
create index carts_company on carts (company_id);

create table cart_lines (
  id          bigint      generated always as identity primary key,
  cart_id     bigint      not null references carts (id) on delete cascade,
  part_id     bigint      not null references parts (id),
  quantity    integer     not null check (quantity between 1 and 9999),
  change_code text        check (length(change_code) between 1 and 64),
  reference   text        check (length(reference) <= 100),
  version     bigint      not null default 0,
  changed_at  timestamptz not null default now(),
  removed_at  timestamptz,
  constraint cart_lines_one_per_part unique (cart_id, part_id)
);
comment on table cart_lines is
  'One line for each part of a cart; change_code is the code that was asked for where it was replaced. A removed line stays until all '
  'devices have heard.';
comment on column cart_lines.version is 'The version of the cart that its last change made.';
create index cart_lines_version on cart_lines (cart_id, version);

create table cart_line_machines (
  cart_line_id bigint  not null references cart_lines (id) on delete cascade,
  machine_id   bigint  not null references machines (id),
  quantity     integer not null check (quantity between 1 and 9999),
  primary key (cart_line_id, machine_id)
);
comment on table cart_line_machines is 'For which machines how many of a cart line are meant.';

create table favourites (
  user_id    bigint      not null,
  company_id bigint      not null references companies (id),
  part_id    bigint      not null references parts (id),
  added_at   timestamptz not null default now(),
  primary key (user_id, part_id),
  foreign key (user_id, company_id) references users (id, company_id)
);
comment on table favourites is 'Parts a user keeps at hand; each once.';
