-- What new batches hold is counted by statement: an order of many lines changed each of them by a trigger of its own (architecture §8).

create function count_batched_added() returns trigger
language plpgsql as $$
begin
  update order_lines l set batched_quantity = l.batched_quantity + a.quantity
  from (select order_line_id, sum(quantity)::integer as quantity from added group by order_line_id) a
  where l.id = a.order_line_id;
  return null;
end $$;
comment on function count_batched_added is 'Adds what new batches hold to their lines; their CHECK refuses too many.';

drop trigger shipment_lines_counted on shipment_lines;
create trigger shipment_lines_counted after update or delete on shipment_lines for each row execute function count_batched();
create trigger shipment_lines_counted_new after insert on shipment_lines
  referencing new table as added for each statement execute function count_batched_added();
