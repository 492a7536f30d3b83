-- An order may wait without having taken stock, and leaves its approval only with all its credit and stock;
-- an order of which store credit leaves nothing due needs no credit line (product §4, §7).

alter table orders add column is_stock_taken boolean not null default true,
  add constraint orders_stock_taken check (is_stock_taken or status in ('pendingApproval', 'canceled', 'notApproved'));
comment on column orders.is_stock_taken is 'False while it waits without credit: nothing is set aside for it, and approval has to take both.';

-- Made anew, since PostgreSQL before 17 cannot change what a column is generated from.
alter table orders drop column credit_currency;
alter table orders
  add column credit_currency text generated always as (case when payment_method = 'credit' and total_minor > store_credit_minor then currency end) stored,
  add foreign key (company_id, credit_currency) references credit_lines (company_id, currency);

create function check_order_approved() returns trigger language plpgsql as $$
begin
  if new.payment_method = 'credit' and new.total_minor - new.store_credit_minor <> (
    select coalesce(sum(e.amount_minor), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id where t.order_id = new.id and a.kind in ('held', 'posted')) then
    raise exception 'order % cannot be approved without the credit it needs', new.order_no
      using errcode = 'check_violation', constraint = 'orders_approved_with_credit';
  end if;
  -- What is sold on order too may be ordered anew, and then there is nothing of it to set aside.
  if exists (
    select from order_lines l where l.order_id = new.id and l.sell_policy = 'stockOnly' and l.quantity <> (
      select coalesce(sum(r.quantity), 0) from reservations r
      where r.order_id = l.order_id and r.order_line_id = l.id and r.state <> 'released')) then
    raise exception 'order % cannot be approved without the stock it needs', new.order_no
      using errcode = 'check_violation', constraint = 'orders_approved_with_stock';
  end if;
  return null;
end $$;
-- Looked at when the transaction ends, so that approval may take things in its order of locks.
create constraint trigger orders_approved after update of status on orders deferrable initially deferred
  for each row when (old.status = 'pendingApproval' and new.status not in ('pendingApproval', 'canceled', 'notApproved'))
  execute function check_order_approved();
