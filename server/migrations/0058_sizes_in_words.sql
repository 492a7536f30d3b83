-- Sizes are one word, however they are typed: "80 x 40 x 12" is 80×40×12, Ø45 is 45, 12 V is 12V (product §5 Search).

create or replace function words_kept(words text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select word from (select regexp_replace(regexp_replace(regexp_replace(replace(replace(replace(lower(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')
    ), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
      '([0-9]) *[x×*] *(?=[0-9])', '\1x', 'g'), 'ø *(?=[0-9])', '', 'g'),
      '([0-9]) +(v|ah|a|w|kw|mm|cm|kg|l|bar|kn|nm)(?![[:alnum:]])', '\1\2', 'g') as folded) f cross join lateral (
      select unnest(regexp_split_to_array(regexp_replace(folded, '[\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+', ' ', 'g'), '[^[:alnum:]]+')) as word
      union
      select substr(run, at, length) from unnest(regexp_split_to_array(folded, '[^\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+')) run,
        generate_series(1, length(run)) at, generate_series(1, 2) length
      where at + length - 1 <= length(run)
    ) found where word <> ''
  ))
$$;

create or replace function words_asked(words text, is_begun boolean) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('''' || word || '''' || case when is_begun then ':*' else '' end, ' & ')::tsquery
  from (select regexp_replace(regexp_replace(regexp_replace(replace(replace(replace(lower(
      regexp_replace(normalize(words, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')
    ), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
      '([0-9]) *[x×*] *(?=[0-9])', '\1x', 'g'), 'ø *(?=[0-9])', '', 'g'),
      '([0-9]) +(v|ah|a|w|kw|mm|cm|kg|l|bar|kn|nm)(?![[:alnum:]])', '\1\2', 'g') as folded) f cross join lateral (
    select unnest(regexp_split_to_array(regexp_replace(folded, '[\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+', ' ', 'g'), '[^[:alnum:]]+')) as word
    union
    select substr(run, at, least(2, length(run))) from unnest(regexp_split_to_array(folded, '[^\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF]+')) run,
      generate_series(1, greatest(1, length(run) - 1)) at
  ) found where word <> ''
$$;

-- A function replaced loses what was set on it.
alter function words_kept(text) cost 10000;
reindex index parts_words;
reindex index figures_words;
