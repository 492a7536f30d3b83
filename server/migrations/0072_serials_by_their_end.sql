-- The last digits of a serial number, which is what people read aloud, find its machine (product §5 Search).
create index machines_serial_end on machines (reverse(serial_norm) text_pattern_ops);
