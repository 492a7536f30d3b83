-- Money that could go astray: taken late, in excess or in another currency, given back slowly or not at all (product §7 Payment; quality 4).

-- What a provider took is written as it took it. Only money that pays the order must be of the attempt's amount and currency.
alter table payment_attempts
  drop constraint payment_attempts_captured_amount,
  add constraint payment_attempts_of_order unique (id, order_id);
comment on column payment_attempts.captured_minor is 'What was taken, in the currency of the capture; goes back in full where it is not what was asked for.';
create index payment_attempts_ended on payment_attempts (ended_at) where status in ('ended', 'failed') and provider_ref is not null;

alter table captures
  drop constraint captures_attempt_id_order_id_currency_fkey,
  add constraint captures_of_attempt foreign key (attempt_id, order_id) references payment_attempts (id, order_id);
comment on table captures is
  'Money taken, at most once for an attempt; counts is false for money that came late, twice or in another amount or currency, and goes back in full.';
comment on column captures.counts is 'False for money that came late, twice or in another amount or currency, and goes back in full.';
comment on column captures.currency is 'As the provider took it; that of the order where it counts.';

create or replace function count_capture() returns trigger
language plpgsql as $$
begin
  update payment_attempts
  set captured_minor = captured_minor + new.amount_minor, status = 'captured', ended_at = coalesce(ended_at, now())
  where id = new.attempt_id and (not new.counts or (amount_minor, currency) = (new.amount_minor, new.currency));
  if not found then
    raise exception 'a capture of attempt % counts without being what was asked for', new.attempt_id
      using errcode = 'check_violation', constraint = 'captures_count_whole';
  end if;
  return null;
end $$;
comment on function count_capture is 'Books money taken on its attempt, and refuses that other money than was asked for counts.';

alter table refunds
  add column looked_at  timestamptz,
  add column is_by_hand boolean not null default false,
  add constraint refunds_by_hand_done check (not is_by_hand or status = 'done');
comment on column refunds.provider_ref is 'The provider''s own number of it, kept from its first answer on.';
comment on column refunds.looked_at is 'When the provider was last asked how it stands.';
comment on column refunds.is_by_hand is 'Given back outside of the provider, as the parts desk says in the reason.';
create index refunds_at_provider on refunds (provider_ref) where provider_ref is not null;
