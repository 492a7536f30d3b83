-- Who confirmed the receipt of his order has its batches: those that were on their way then arrived at that moment.

update shipments s set status = 'delivered', delivered_at = greatest(s.dispatched_at, o.completed_at)
from orders o where o.id = s.order_id and o.status = 'completed' and s.status = 'inTransit' and o.completed_at is not null;

update orders o set delivered_at = d.delivered_at
from (
  select s.order_id, max(s.delivered_at) as delivered_at from shipments s join orders c on c.id = s.order_id
  where c.status = 'completed' and s.status = 'delivered' group by s.order_id
) d where d.order_id = o.id and o.status = 'completed' and o.delivered_at is distinct from d.delivered_at;
