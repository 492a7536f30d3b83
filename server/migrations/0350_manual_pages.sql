-- The pages of manuals are found by words folded as all search folds them, and Chinese across line ends (product §5 Service manuals).

-- An index calls it, and finds nothing of the shop's but by its whole name: hence public.
create function page_words(body text) returns tsvector
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  chinese constant text   := '\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF';
  folded           text   := regexp_replace(
    public.fold_words(body), '([' || chinese || '])\s+(?=[' || chinese || '])', '\1', 'g');
  latin            text[] := regexp_split_to_array(regexp_replace(folded, '[' || chinese || ']+', ' ', 'g'), '[^[:alnum:]]+');
  runs             text[] := regexp_split_to_array(folded, '[^' || chinese || ']+');
begin
  return array_to_tsvector(array(
    select word from unnest(latin) word where length(word) between 1 and 100
    union
    select substr(run, at, length)
    from unnest(runs) run, generate_series(1, 2) length, generate_series(1, length(run) - length + 1) at
  ));
end $$;
comment on function page_words is
  'What the full-text index keeps of the pages of manuals: what words_kept keeps of names, but words too long for an index, and Chinese joined across blanks.';

drop index manual_pages_words;
create index manual_pages_words on manual_pages using gin (page_words(body));
