-- Money: payment attempts, captures, refunds, the ledger, invoices and credit notes without gaps, returns (product §7).

create table payment_attempts (
  id                bigint      generated always as identity primary key,
  order_id          bigint      not null,
  company_id        bigint      not null,
  currency          text        not null,
  amount_minor      bigint      not null check (amount_minor > 0),
  provider          text        not null check (length(provider) between 1 and 40),
  provider_ref      text,
  return_token_hash bytea       unique check (length(return_token_hash) = 32),
  status            text        not null default 'live' check (status in ('live', 'failed', 'captured', 'ended')),
  captured_minor    bigint      not null default 0 check (captured_minor >= 0),
  failure           text,
  created_at        timestamptz not null default now(),
  ended_at          timestamptz,
  unique (provider, provider_ref),
  unique (id, order_id, currency),
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_id, currency) references orders (id, currency),
  constraint payment_attempts_captured_amount check (captured_minor <= amount_minor),
  check ((status = 'captured') = (captured_minor > 0))
);
comment on table payment_attempts is 'One try to pay, bound to order, amount and currency.';
comment on column payment_attempts.provider_ref is 'The provider''s own number of it.';
comment on column payment_attempts.return_token_hash is 'SHA-256 of the secret in its return path.';
create index payment_attempts_order on payment_attempts (order_id);
create index payment_attempts_live on payment_attempts (created_at) where status = 'live';

create table captures (
  id             bigint      generated always as identity primary key,
  attempt_id     bigint      not null unique,
  order_id       bigint      not null,
  currency       text        not null,
  amount_minor   bigint      not null check (amount_minor > 0),
  refunded_minor bigint      not null default 0 check (refunded_minor >= 0),
  counts         boolean     not null default true,
  provider_ref   text,
  captured_at    timestamptz not null default now(),
  unique (id, order_id, currency),
  foreign key (attempt_id, order_id, currency) references payment_attempts (id, order_id, currency),
  constraint captures_refunded_amount check (refunded_minor <= amount_minor)
);
comment on table captures is
  'Money taken, at most once for an attempt; counts is false for money that came late or twice and goes back in full.';
comment on column captures.counts is 'False for money that came late or twice and goes back in full.';
create unique index captures_one_that_counts on captures (order_id) where counts;

create table refunds (
  id           bigint      generated always as identity primary key,
  capture_id   bigint      not null,
  order_id     bigint      not null,
  currency     text        not null,
  amount_minor bigint      not null check (amount_minor > 0),
  reason       text        not null check (length(reason) between 1 and 4000),
  status       text        not null default 'requested' check (status in ('requested', 'done', 'failed')),
  provider_ref text,
  requested_by bigint      references users (id),
  requested_at timestamptz not null default now(),
  ended_at     timestamptz,
  foreign key (capture_id, order_id, currency) references captures (id, order_id, currency),
  check ((status = 'requested') = (ended_at is null))
);
comment on table refunds is
  'Money given back of a capture, together never more than was taken; a failed one counts no more and is tried as a new row.';
create index refunds_capture on refunds (capture_id);
create index refunds_open on refunds (requested_at) where status = 'requested';

create table ledger_accounts (
  id            bigint generated always as identity primary key,
  company_id    bigint references companies (id),
  currency      text   not null references currencies (code),
  kind          text   not null check (kind in ('held', 'posted', 'storeCredit', 'holds', 'sales', 'cash', 'returns', 'restockingFees')),
  balance_minor bigint not null default 0,
  unique nulls not distinct (company_id, currency, kind),
  unique (id, currency),
  check ((company_id is not null) = (kind in ('held', 'posted', 'storeCredit'))),
  constraint ledger_accounts_not_overdrawn check (
    case kind when 'storeCredit' then balance_minor <= 0 when 'held' then balance_minor >= 0 else true end
  )
) with (fillfactor = 70);
comment on table ledger_accounts is
  'Accounts of the ledger by company (credit held and posted, store credit) and of the house; companies'' balances follow their entries '
  'by trigger, debits positive.';
comment on column ledger_accounts.balance_minor is 'Debits less credits; kept for companies'' accounts alone.';

create table ledger_transactions (
  id         bigint      generated always as identity primary key,
  company_id bigint      references companies (id),
  order_id   bigint      references orders (id),
  currency   text        not null references currencies (code),
  kind       text        not null
             check (kind in (
               'hold', 'void', 'post', 'capture', 'payment', 'reverse', 'storeCredit', 'storeCreditUsed', 'refund', 'adjust'
             )),
  note       text,
  user_id    bigint      references users (id),
  created_at timestamptz not null default now(),
  unique (id, currency)
);
comment on table ledger_transactions is 'A movement of the ledger; its entries come in the same database transaction and balance.';
create index ledger_transactions_company on ledger_transactions (company_id, id desc);
create index ledger_transactions_order on ledger_transactions (order_id);

create table ledger_entries (
  id             bigint generated always as identity primary key,
  transaction_id bigint not null,
  account_id     bigint not null,
  currency       text   not null,
  amount_minor   bigint not null check (amount_minor <> 0),
  foreign key (transaction_id, currency) references ledger_transactions (id, currency),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
comment on table ledger_entries is 'Debits (positive) and credits (negative) of a movement; only ever added to.';
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, id);

create table number_series (
  name        text   primary key check (name in ('invoice', 'creditNote')),
  last_number bigint not null default 0 check (last_number >= 0)
);
comment on table number_series is
  'The last number given in each series without gaps; the row is locked until the document that took a number is committed.';

insert into number_series (name) values ('invoice'), ('creditNote');

create table invoices (
  id             bigint      generated always as identity primary key,
  number         bigint      not null unique,
  order_id       bigint      not null unique,
  company_id     bigint      not null,
  currency       text        not null,
  total_minor    bigint      not null check (total_minor >= 0),
  credited_minor bigint      not null default 0 check (credited_minor >= 0),
  language       text        not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  issued_at      timestamptz not null default now(),
  file_id        bigint      references files (id),
  unique (id, currency),
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_id, currency) references orders (id, currency),
  constraint invoices_credited_total check (credited_minor <= total_minor)
);
comment on table invoices is 'The invoice of an order, numbered 1..n without gaps by the series.';
comment on column invoices.credited_minor is 'What credit notes have given back; follows them by trigger.';
create index invoices_company on invoices (company_id, number desc);

create table credit_notes (
  id           bigint      generated always as identity primary key,
  number       bigint      not null unique,
  invoice_id   bigint      not null,
  currency     text        not null,
  amount_minor bigint      not null check (amount_minor > 0),
  reason       text        not null check (length(reason) between 1 and 4000),
  issued_at    timestamptz not null default now(),
  foreign key (invoice_id, currency) references invoices (id, currency)
);
comment on table credit_notes is 'What is given back of an invoice, together never more than it; numbered without gaps.';
create index credit_notes_invoice on credit_notes (invoice_id);

create table returns (
  id           bigint      generated always as identity primary key,
  company_id   bigint      not null references companies (id),
  currency     text        not null references currencies (code),
  status       text        not null default 'requested' check (status in ('requested', 'accepted', 'rejected')),
  reason       text        not null check (length(reason) between 1 and 4000),
  goods_minor  bigint      check (goods_minor >= 0),
  fee_minor    bigint      check (fee_minor >= 0),
  credit_minor bigint,
  requested_by bigint      references users (id),
  requested_at timestamptz not null default now(),
  decided_by   bigint      references users (id),
  decided_at   timestamptz,
  answer       text        check (length(answer) <= 4000),
  unique (id, company_id, currency),
  check ((status = 'requested') = (decided_at is null)),
  check ((status = 'accepted') = (credit_minor is not null)),
  constraint returns_credit check (credit_minor = goods_minor - fee_minor and credit_minor >= 0)
);
comment on table returns is
  'Goods sent back within the return window, of one order or several; accepted ones become store credit less the restocking fee.';
comment on column returns.currency is 'Of all its lines: store credit is one account for each currency.';
comment on column returns.goods_minor is 'What its lines were sold for.';
comment on column returns.fee_minor is 'The restocking fee (spec §9).';
create index returns_open on returns (requested_at) where status = 'requested';
create index returns_company on returns (company_id, id desc);

create table return_lines (
  return_id     bigint  not null,
  company_id    bigint  not null,
  currency      text    not null,
  order_id      bigint  not null,
  order_line_id bigint  not null,
  quantity      integer not null check (quantity > 0),
  primary key (return_id, order_line_id),
  foreign key (return_id, company_id, currency) references returns (id, company_id, currency),
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_id, currency) references orders (id, currency),
  foreign key (order_line_id, order_id) references order_lines (id, order_id)
);
comment on table return_lines is 'How many of which order line a return holds; its orders are of one company and one currency.';
comment on column return_lines.company_id is 'With order and currency what holds the lines of a return to one company and one currency.';
create index return_lines_order on return_lines (order_id);

create function count_capture() returns trigger
language plpgsql as $$
begin
  update payment_attempts
  set captured_minor = captured_minor + new.amount_minor, status = 'captured', ended_at = coalesce(ended_at, now())
  where id = new.attempt_id;
  return null;
end $$;
comment on function count_capture is 'Books money taken on its attempt; its CHECK refuses too much.';

create function count_refund() returns trigger
language plpgsql as $$
declare change bigint := 0;
begin
  if tg_op = 'INSERT' then
    change := case when new.status = 'failed' then 0 else new.amount_minor end;
  else
    if (new.capture_id, new.amount_minor) is distinct from (old.capture_id, old.amount_minor) or old.status = 'failed' then
      raise exception 'a refund keeps its amount, and a failed one stays failed' using errcode = 'restrict_violation';
    end if;
    change := case when new.status = 'failed' then -new.amount_minor else 0 end;
  end if;
  if change <> 0 then
    update captures set refunded_minor = refunded_minor + change where id = new.capture_id;
  end if;
  return null;
end $$;
comment on function count_refund is 'Books money given back on its capture, and takes a failed refund out again.';

create function ledger_account(company bigint, money text, account_kind text) returns bigint
language plpgsql as $$
declare found bigint;
begin
  select id into found from ledger_accounts
  where company_id is not distinct from company and currency = money and kind = account_kind;
  if found is null then
    insert into ledger_accounts (company_id, currency, kind) values (company, money, account_kind)
    on conflict (company_id, currency, kind) do update set kind = excluded.kind
    returning id into found;
  end if;
  return found;
end $$;
comment on function ledger_account is 'The account of a company (or with null of the house) in a currency, opened if there is none.';

create function check_ledger_balance() returns trigger
language plpgsql as $$
declare
  entries bigint;
  amount  bigint;
begin
  select count(*), coalesce(sum(amount_minor), 0) into entries, amount from ledger_entries where transaction_id = new.id;
  if entries < 2 or amount <> 0 then
    raise exception 'ledger transaction % has % entries summing to %', new.id, entries, amount
      using errcode = 'check_violation', constraint = 'ledger_transactions_balance';
  end if;
  return null;
end $$;
comment on function check_ledger_balance is 'Holds a movement to two entries at least, which come to nothing together.';

create function apply_ledger_entries() returns trigger
language plpgsql as $$
begin
  if exists (select from added join ledger_transactions t on t.id = added.transaction_id where t.created_at <> now()) then
    raise exception 'entries are written together with their transaction' using errcode = 'restrict_violation';
  end if;

  -- Locks first: credit lines, then accounts, each in its order.
  perform from credit_lines c where (c.company_id, c.currency) in (
    select a.company_id, a.currency from added join ledger_accounts a on a.id = added.account_id where a.kind in ('held', 'posted')
  ) order by c.company_id, c.currency for update;
  perform from ledger_accounts where id in (select account_id from added) and company_id is not null order by id for update;

  update ledger_accounts a set balance_minor = a.balance_minor + s.amount
  from (select account_id, sum(amount_minor) as amount from added group by account_id) s
  where a.id = s.account_id and a.company_id is not null;

  update credit_lines c set held_minor = c.held_minor + s.held, posted_minor = c.posted_minor + s.posted, changed_at = now()
  from (
    select a.company_id, a.currency,
      coalesce(sum(added.amount_minor) filter (where a.kind = 'held'), 0) as held,
      coalesce(sum(added.amount_minor) filter (where a.kind = 'posted'), 0) as posted
    from added join ledger_accounts a on a.id = added.account_id
    where a.kind in ('held', 'posted')
    group by a.company_id, a.currency
  ) s
  where c.company_id = s.company_id and c.currency = s.currency;
  return null;
end $$;
comment on function apply_ledger_entries is
  'Carries new entries to the accounts and credit lines of companies, under locks taken in order.';

create function check_order_approved() returns trigger
language plpgsql as $$
begin
  if new.payment_method = 'credit' and new.total_minor - new.store_credit_minor <> (
    select coalesce(sum(e.amount_minor), 0)
    from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
    where t.order_id = new.id and a.kind in ('held', 'posted')
  ) then
    raise exception 'order % cannot be approved without the credit it needs', new.order_no
      using errcode = 'check_violation', constraint = 'orders_approved_with_credit';
  end if;
  -- What is sold on order too may be ordered anew, and then there is nothing of it to set aside.
  if exists (
    select from order_lines l where l.order_id = new.id and l.sell_policy = 'stockOnly' and l.quantity <> (
      select coalesce(sum(r.quantity), 0) from reservations r
      where r.order_id = l.order_id and r.order_line_id = l.id and r.state <> 'released'
    )
  ) then
    raise exception 'order % cannot be approved without the stock it needs', new.order_no
      using errcode = 'check_violation', constraint = 'orders_approved_with_stock';
  end if;
  return null;
end $$;
comment on function check_order_approved is 'An order leaves its approval with all the credit and all the stock it needs.';

create function take_number() returns trigger
language plpgsql as $$
begin
  if new.number is not null then
    raise exception 'numbers of % are given by the series', tg_table_name using errcode = 'restrict_violation';
  end if;
  update number_series set last_number = last_number + 1 where name = tg_argv[0] returning last_number into new.number;
  return new;
end $$;
comment on function take_number is 'Gives a document the next number of its series, named by the trigger.';

create function count_credit_note() returns trigger
language plpgsql as $$
begin
  update invoices set credited_minor = credited_minor + new.amount_minor where id = new.invoice_id;
  return null;
end $$;
comment on function count_credit_note is 'Books a credit note on its invoice; its CHECK refuses more than was invoiced.';

-- Never more is taken than was tried, and what was taken stays as it is.
create trigger captures_counted after insert on captures for each row execute function count_capture();
create trigger captures_kept before delete on captures for each row execute function refuse_change();
create trigger captures_unchanged before update on captures
  for each row when (
    (new.attempt_id, new.order_id, new.currency, new.amount_minor, new.counts, new.captured_at)
    is distinct from (old.attempt_id, old.order_id, old.currency, old.amount_minor, old.counts, old.captured_at)
  ) execute function refuse_snapshot_change();

-- Never more is given back than was taken.
create trigger refunds_counted after insert or update on refunds for each row execute function count_refund();
create trigger refunds_kept before delete on refunds for each row execute function refuse_change();

-- The ledger is only ever added to, each movement whole and in balance.
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();
create constraint trigger ledger_transactions_balance after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_balance();
create trigger ledger_entries_applied after insert on ledger_entries
  referencing new table as added for each statement execute function apply_ledger_entries();

-- Looked at when the transaction ends, so that approval may take things in its order of locks.
create constraint trigger orders_approved after update of status on orders deferrable initially deferred
  for each row when (old.status = 'pendingApproval' and new.status not in ('pendingApproval', 'canceled', 'notApproved'))
  execute function check_order_approved();

-- Numbers rise by one and none is left out.
create trigger number_series_kept before delete on number_series for each row execute function refuse_change();
create trigger number_series_steps before update on number_series
  for each row when (new.last_number <> old.last_number + 1 or new.name <> old.name) execute function refuse_change();
create trigger invoices_numbered before insert on invoices for each row execute function take_number('invoice');
create trigger credit_notes_numbered before insert on credit_notes for each row execute function take_number('creditNote');

-- A document that was issued stays as it is; credit notes take back what is wrong.
create trigger invoices_kept before delete on invoices for each row execute function refuse_change();
create trigger invoices_unchanged before update on invoices
  for each row when (
    (new.number, new.order_id, new.company_id, new.currency, new.total_minor, new.issued_at)
    is distinct from (old.number, old.order_id, old.company_id, old.currency, old.total_minor, old.issued_at)
  ) execute function refuse_snapshot_change();
create trigger credit_notes_append_only before update or delete on credit_notes for each row execute function refuse_change();
create trigger credit_notes_counted after insert on credit_notes for each row execute function count_credit_note();
