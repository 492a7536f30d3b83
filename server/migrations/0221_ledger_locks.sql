-- Entries of the ledger lock what they change and not its keys: entries written beside them hold those by their foreign keys, and two
-- such writers waited for each other (architecture §8: locks in order).

create or replace function apply_ledger_entries() returns trigger
language plpgsql as $$
begin
  if exists (select from added join ledger_transactions t on t.id = added.transaction_id where t.created_at <> now()) then
    raise exception 'entries are written together with their transaction' using errcode = 'restrict_violation';
  end if;

  -- Locks first: credit lines, then accounts, each in its order; others' entries hold the keys of accounts already, which must not stop this.
  perform from credit_lines c where (c.company_id, c.currency) in (
    select a.company_id, a.currency from added join ledger_accounts a on a.id = added.account_id where a.kind in ('held', 'posted')
  ) order by c.company_id, c.currency for no key update;
  perform from ledger_accounts where id in (select account_id from added) and company_id is not null order by id for no key update;

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
