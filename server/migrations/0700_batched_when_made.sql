-- New lines say themselves what their batches hold: written a second time for it, they asked each of their keys and the last promise of their
-- order a second time too.

create or replace function count_batched_added() returns trigger
language plpgsql as $$
begin
  -- A line of this transaction nobody else can see, so it is counted whole, and written again only where it said otherwise.
  update order_lines l set batched_quantity = case when l.created_at = now() then a.all_batches else l.batched_quantity + a.quantity end
  from (
    select order_line_id, sum(quantity)::integer as quantity,
      (select sum(s.quantity)::integer from shipment_lines s where s.order_line_id = added.order_line_id) as all_batches
    from added group by order_line_id
  ) a
  where l.id = a.order_line_id and (l.created_at <> now() or l.batched_quantity <> a.all_batches);
  return null;
end $$;
