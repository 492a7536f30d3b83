-- The parts desk finds orders of all companies by the machine they were for (product §8).
create index order_lines_serial on order_lines (normal_code(machine_serial)) where machine_serial is not null;
