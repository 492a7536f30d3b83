-- Orders above an amount of the company's own are confirmed by a mailed code (product §7; spec §8 checkout: verification).

create table order_confirmation_amounts (
  company_id  bigint      primary key references companies (id),
  above_minor bigint      not null check (above_minor >= 0),
  currency    text        not null references currencies (code),
  set_by      bigint      not null references users (id),
  set_at      timestamptz not null default now()
);
comment on table order_confirmation_amounts is
  'Above which amount an order of a company is confirmed by a mailed code; a company without a row asks for none.';
