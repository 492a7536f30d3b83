-- What a planned batch cannot be packed of: what lies free goes to the order that is packed first, and to no other as well (product §8: what waits for stock).

create or replace view lacking_lines as
  select n.shipment_id, n.order_id, n.order_line_id, greatest(0, least(n.unheld,
      sum(n.unheld) over (partition by n.part_id, n.warehouse_id order by n.is_machine_down desc, n.placed_at, n.order_id, n.batch_no)
        - n.free))::int as missing,
    n.part_id, n.warehouse_id
  from (
    select s.id as shipment_id, sl.order_id, sl.order_line_id, l.part_id, s.warehouse_id, s.batch_no, o.is_machine_down, o.placed_at,
      greatest(0, coalesce(k.on_hand - k.reserved, 0)) as free,
      greatest(0, least(sl.quantity,
        sum(sl.quantity) over (partition by l.part_id, s.warehouse_id, sl.order_id, sl.order_line_id order by s.batch_no)
          - coalesce((select sum(r.quantity) from reservations r where r.order_id = sl.order_id and r.order_line_id = sl.order_line_id
              and r.warehouse_id = s.warehouse_id and r.state = 'held' and r.inbound_delivery_id is null), 0))) as unheld
    from shipments s join orders o on o.id = s.order_id join shipment_lines sl on sl.shipment_id = s.id
      join order_lines l on l.id = sl.order_line_id
      left join stock_levels k on k.part_id = l.part_id and k.warehouse_id = s.warehouse_id
    where s.status = 'planned' and o.status in ('toBeShipped', 'inTransit')
  ) n;
comment on view lacking_lines is
  'Lines of planned batches with the pieces their warehouse does not hold: what was set aside there goes to the earlier batch first, what '
  'lies free to orders with a machine down, then to the oldest. Ask it by part, and only the orders of these parts are looked at.';
