-- What lists filter by, read from an index alone when a long list is walked (docs/decisions/0008).
create index parts_facts on parts (id) include (status, category_id, type_id, colour, rating_count, rating_sum);
