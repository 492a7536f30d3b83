-- What buyers keep before they order: carts, the machines their lines are for, favourites, ratings (product §5, §6).

create table carts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null unique references users (id),
  version bigint not null default 0,
  changed_at timestamptz not null default now()
);
comment on table carts is 'The cart of a signed-in user; the version counts its changes for synchronising.';
create index carts_company on carts (company_id);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts (id) on delete cascade,
  part_id bigint not null references parts (id),
  quantity integer not null check (quantity between 1 and 9999),
  change_code text check (length(change_code) between 1 and 64),
  reference text check (length(reference) <= 100),
  version bigint not null default 0,
  changed_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint cart_lines_one_per_part unique (cart_id, part_id)
);
comment on table cart_lines is 'One line for each part of a cart; change_code is the code that was asked for where it was replaced. A removed line stays until all devices have heard.';

create table cart_line_machines (
  cart_line_id bigint not null references cart_lines (id) on delete cascade,
  machine_id bigint not null references machines (id),
  quantity integer not null check (quantity between 1 and 9999),
  primary key (cart_line_id, machine_id)
);
comment on table cart_line_machines is 'For which machines how many of a cart line are meant.';

create table favourites (
  user_id bigint not null references users (id),
  company_id bigint not null references companies (id),
  part_id bigint not null references parts (id),
  added_at timestamptz not null default now(),
  primary key (user_id, part_id)
);
comment on table favourites is 'Parts a user keeps at hand; each once.';
