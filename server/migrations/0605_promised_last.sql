-- The day by which the whole of an order is promised, kept with it, so that a list of thousands is sorted by it without a look at their lines (spec §2 My orders).

alter table orders add column last_promise_on date;
comment on column orders.last_promise_on is 'The latest promise date of its lines; follows them by trigger.';

update orders o set last_promise_on = l.last
from (select order_id, max(promise_date) as last from order_lines group by order_id) l where l.order_id = o.id and l.last is not null;

create function keep_last_promise() returns trigger language plpgsql as $$
begin
  update orders o set last_promise_on = l.last
  from (select order_id, max(promise_date) as last from order_lines
    where order_id in (select order_id from changed) group by order_id) l
  where o.id = l.order_id and o.last_promise_on is distinct from l.last;
  return null;
end $$;
comment on function keep_last_promise is 'Takes the latest promise date of changed lines over to their orders.';
create trigger order_lines_promised_insert after insert on order_lines
  referencing new table as changed for each statement execute function keep_last_promise();
create trigger order_lines_promised_update after update on order_lines
  referencing new table as changed for each statement execute function keep_last_promise();
