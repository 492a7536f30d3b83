-- A search that found nothing is a zero-result search (docs/glossary.md).

alter table search_misses rename to zero_result_searches;
alter table zero_result_searches rename constraint search_misses_pkey to zero_result_searches_pkey;
alter table zero_result_searches rename constraint search_misses_term_check to zero_result_searches_term_check;
alter table zero_result_searches rename constraint search_misses_times_check to zero_result_searches_times_check;
