-- The codes of parts taken off sale, which are few, are kept in memory so that a search asks for them only where one is typed (product §5 Search).
create index parts_off_sale on parts (code_norm) where status = 'offline';
