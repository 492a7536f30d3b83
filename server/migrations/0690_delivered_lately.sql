-- The desk lists what arrived within the last 30 days, also of orders whose receipt was confirmed.
create index shipments_delivered on shipments (delivered_at) where status = 'delivered';
