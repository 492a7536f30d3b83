-- Order numbers grow beyond seven digits instead of losing their end, which would give one number to ten orders (product §7: number).

create or replace function new_order_no() returns text language sql volatile as $$
  select to_char(now() at time zone 'UTC', '"OR"YY') || lpad(n, greatest(7, length(n)), '0')
  from (select nextval('order_numbers')::text as n) next
$$;
