-- A rate that has not begun was never reckoned with, so it may be taken back; one that has begun stays as before.
drop trigger exchange_rates_append_only on exchange_rates;
create trigger exchange_rates_append_only before update on exchange_rates for each row execute function refuse_change();
create trigger exchange_rates_begun_kept before delete on exchange_rates
  for each row when (old.valid_from <= clock_timestamp()) execute function refuse_change();
comment on table exchange_rates is
  'Units of a currency for one USD from a moment on; the newest that has begun counts. Never changed; one that has not begun may be withdrawn.';
