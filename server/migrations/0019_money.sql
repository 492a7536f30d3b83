-- Money: payment attempts, captures, refunds, the ledger (product §7).

create table payment_attempts (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  company_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  provider text not null check (length(provider) between 1 and 40),
  provider_ref text,
  return_token_hash bytea unique check (length(return_token_hash) = 32),
  status text not null default 'live' check (status in ('live', 'failed', 'captured', 'ended')),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  failure text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (provider, provider_ref),
  unique (id, order_id, currency),
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_id, currency) references orders (id, currency),
  constraint payment_attempts_captured_amount check (captured_minor <= amount_minor),
  check ((status = 'captured') = (captured_minor > 0))
);
comment on table payment_attempts is 'One try to pay, bound to order, amount and currency.';
create index payment_attempts_order on payment_attempts (order_id);
create index payment_attempts_live on payment_attempts (created_at) where status = 'live';

create table captures (
  id bigint generated always as identity primary key,
  attempt_id bigint not null unique,
  order_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  counts boolean not null default true,
  provider_ref text,
  captured_at timestamptz not null default now(),
  unique (id, order_id, currency),
  foreign key (attempt_id, order_id, currency) references payment_attempts (id, order_id, currency),
  constraint captures_refunded_amount check (refunded_minor <= amount_minor)
);
comment on table captures is 'Money taken, at most once for an attempt; counts is false for money that came late or twice and goes back in full.';
create unique index captures_one_that_counts on captures (order_id) where counts;

create function count_capture() returns trigger language plpgsql as $$
begin
  update payment_attempts
  set captured_minor = captured_minor + new.amount_minor, status = 'captured', ended_at = coalesce(ended_at, now())
  where id = new.attempt_id;
  return null;
end $$;
create trigger captures_counted after insert on captures for each row execute function count_capture();
create trigger captures_kept before delete on captures for each row execute function refuse_change();
create trigger captures_unchanged before update on captures
  for each row when (
    (new.attempt_id, new.order_id, new.currency, new.amount_minor, new.counts, new.captured_at)
    is distinct from (old.attempt_id, old.order_id, old.currency, old.amount_minor, old.counts, old.captured_at)
  ) execute function refuse_snapshot_change();

create table refunds (
  id bigint generated always as identity primary key,
  capture_id bigint not null,
  order_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (length(reason) between 1 and 4000),
  status text not null default 'requested' check (status in ('requested', 'done', 'failed')),
  provider_ref text,
  requested_by bigint references users (id),
  requested_at timestamptz not null default now(),
  ended_at timestamptz,
  foreign key (capture_id, order_id, currency) references captures (id, order_id, currency),
  check ((status = 'requested') = (ended_at is null))
);
comment on table refunds is 'Money given back of a capture, together never more than was taken; a failed one counts no more and is tried as a new row.';
create index refunds_capture on refunds (capture_id);
create index refunds_open on refunds (requested_at) where status = 'requested';

create function count_refund() returns trigger language plpgsql as $$
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
create trigger refunds_counted after insert or update on refunds for each row execute function count_refund();
create trigger refunds_kept before delete on refunds for each row execute function refuse_change();

create table ledger_accounts (
  id bigint generated always as identity primary key,
  company_id bigint references companies (id),
  currency text not null references currencies (code),
  kind text not null check (kind in ('held', 'posted', 'storeCredit', 'holds', 'sales', 'cash', 'returns', 'restockingFees')),
  balance_minor bigint not null default 0,
  unique nulls not distinct (company_id, currency, kind),
  unique (id, currency),
  check ((company_id is not null) = (kind in ('held', 'posted', 'storeCredit'))),
  constraint ledger_accounts_not_overdrawn check (case kind when 'storeCredit' then balance_minor <= 0 when 'held' then balance_minor >= 0 else true end)
) with (fillfactor = 70);
comment on table ledger_accounts is 'Accounts of the ledger by company (credit held and posted, store credit) and of the house; companies'' balances follow their entries by trigger, debits positive.';

create function ledger_account(company bigint, money text, account_kind text) returns bigint language plpgsql as $$
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

create table ledger_transactions (
  id bigint generated always as identity primary key,
  company_id bigint references companies (id),
  order_id bigint references orders (id),
  currency text not null references currencies (code),
  kind text not null check (kind in ('hold', 'void', 'post', 'capture', 'payment', 'reverse', 'storeCredit', 'storeCreditUsed', 'refund', 'adjust')),
  note text,
  user_id bigint references users (id),
  created_at timestamptz not null default now(),
  unique (id, currency)
);
comment on table ledger_transactions is 'A movement of the ledger; its entries come in the same database transaction and balance.';
create index ledger_transactions_company on ledger_transactions (company_id, id desc);
create index ledger_transactions_order on ledger_transactions (order_id);
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function refuse_change();

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null,
  account_id bigint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  foreign key (transaction_id, currency) references ledger_transactions (id, currency),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
comment on table ledger_entries is 'Debits (positive) and credits (negative) of a movement; only ever added to.';
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, id);
create trigger ledger_entries_append_only before update or delete on ledger_entries for each row execute function refuse_change();

create function check_ledger_balance() returns trigger language plpgsql as $$
declare entries bigint; amount bigint;
begin
  select count(*), coalesce(sum(amount_minor), 0) into entries, amount from ledger_entries where transaction_id = new.id;
  if entries < 2 or amount <> 0 then
    raise exception 'ledger transaction % has % entries summing to %', new.id, entries, amount
      using errcode = 'check_violation', constraint = 'ledger_transactions_balance';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions deferrable initially deferred
  for each row execute function check_ledger_balance();

create function apply_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added join ledger_transactions t on t.id = added.transaction_id where t.created_at <> now()) then
    raise exception 'entries are written together with their transaction' using errcode = 'restrict_violation';
  end if;
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
create trigger ledger_entries_applied after insert on ledger_entries
  referencing new table as added for each statement execute function apply_ledger_entries();
