-- When carriers were asked where a batch is (product §7 Tracking).

alter table shipments add tracked_at timestamptz, add track_failures integer not null default 0 check (track_failures >= 0);
comment on column shipments.tracked_at is 'When its carrier was asked last, whether it answered or not.';
comment on column shipments.track_failures is 'How often in a row its carrier did not answer; each time it is asked later.';
create index shipments_open on shipments (status, tracked_at nulls first) where status in ('planned', 'inTransit');
create index tracking_events_shipment on tracking_events (shipment_id, occurred_at);

-- What a planned batch cannot be packed of yet (product §8: what waits for stock). An order's lines are told apart before anything is summed,
-- so that one order is asked for alone.
create view lacking_lines as
  select s.id as shipment_id, sl.order_id, sl.order_line_id, greatest(0, least(sl.quantity,
      sum(sl.quantity) over (partition by sl.order_id, sl.order_line_id, s.warehouse_id order by s.batch_no)
        - coalesce((select sum(r.quantity) from reservations r where r.order_id = sl.order_id and r.order_line_id = sl.order_line_id
            and r.warehouse_id = s.warehouse_id and r.state = 'held' and r.inbound_delivery_id is null), 0)
        - greatest(0, coalesce(k.on_hand - k.reserved, 0))))::int as missing
  from shipments s join orders o on o.id = s.order_id join shipment_lines sl on sl.shipment_id = s.id
    join order_lines l on l.id = sl.order_line_id
    left join stock_levels k on k.part_id = l.part_id and k.warehouse_id = s.warehouse_id
  where s.status = 'planned' and o.status in ('toBeShipped', 'inTransit');
comment on view lacking_lines is
  'Lines of planned batches with the pieces their warehouse does not hold; what was set aside there goes to the earlier batch first.';
