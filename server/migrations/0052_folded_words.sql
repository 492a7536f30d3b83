-- The words lane of PostgreSQL compares words as the search index does: no case, no accents, Chinese by characters and pairs (product §5 Search).

-- Folded: lower case, without accents and full-width forms. An index calls nothing but the system's own functions, so this stands here twice.
create function words_kept(words text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select word from (select replace(replace(replace(lower(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')
    ), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae') as folded) f cross join lateral (
      select unnest(regexp_split_to_array(regexp_replace(folded, '[\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+', ' ', 'g'), '[^[:alnum:]]+')) as word
      union
      select substr(run, at, length) from unnest(regexp_split_to_array(folded, '[^\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+')) run,
        generate_series(1, length(run)) at, generate_series(1, 2) length
      where at + length - 1 <= length(run)
    ) found where word <> ''
  ))
$$;
comment on function words_kept is 'What the full-text index keeps of names: folded words, of Chinese every character and every pair of neighbours.';

create function words_asked(words text, is_begun boolean) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('''' || word || '''' || case when is_begun then ':*' else '' end, ' & ')::tsquery
  from (select replace(replace(replace(lower(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')
    ), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae') as folded) f cross join lateral (
    select unnest(regexp_split_to_array(regexp_replace(folded, '[\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+', ' ', 'g'), '[^[:alnum:]]+')) as word
    union
    select substr(run, at, least(2, length(run))) from unnest(regexp_split_to_array(folded, '[^\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+')) run,
      generate_series(1, greatest(1, length(run) - 1)) at
  ) found where word <> ''
$$;
comment on function words_asked is 'Every word of a question, or every word that begins so; of Chinese its pairs, the one character where it is alone. Null where it has none.';

create function five_names(en text, es text, pt text, fr text, zh text) returns text language sql immutable parallel safe as $$
  select coalesce(en, '') || ' ' || coalesce(es, '') || ' ' || coalesce(pt, '') || ' ' || coalesce(fr, '') || ' ' || coalesce(zh, '')
$$;
comment on function five_names is 'The names in all languages as one, for the full-text index.';

drop index parts_words;
create index parts_words on parts using gin (words_kept(five_names(name_en, name_es, name_pt, name_fr, name_zh)));
create index figures_words on figures using gin (words_kept(five_names(name_en, name_es, name_pt, name_fr, name_zh)));
create index figures_code on figures (normal_code(code) text_pattern_ops);

-- What occurs in a category is told from one kind and colour to the next (spec §2 Parts list).
create index parts_kinds on parts (category_id, (coalesce(type_id, 0)), (coalesce(colour, ''))) where status <> 'offline';
