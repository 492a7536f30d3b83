-- The parts desk finds orders by each of several machines of a line, and by a piece of a tracking code without a look at all batches (product §8).
create index order_line_machines_machine on order_line_machines (machine_id);
create index shipments_code_trigrams on shipments using gin (lower(tracking_code) gin_trgm_ops) where tracking_code is not null;
