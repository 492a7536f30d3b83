-- How codes and words are compared, the same in the database as in the program, and what was searched in vain (product §5 Search).

create table search_misses (
  term     text        not null check (length(term) between 1 and 100),
  language text        not null,
  times    integer     not null default 1 check (times > 0),
  last_at  timestamptz not null default now(),
  primary key (term, language)
);
comment on table search_misses is 'What was searched and not found, for the office.';

-- What stands first in the list is written as the character at its place in the second; what has none there is left out.
create function normal_code(code text) returns text
language sql immutable strict parallel safe as $$
  select translate(upper(code collate "C"),
    E'×０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ'
    ' \t\n\r!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：；＜＝＞？＠［＼］＾＿｀｛｜｝～'
    '\u00a0\u00ad\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b'
    '\u2010\u2011\u2012\u2013\u2014\u2015\u202f\u205f\u2060\u2212\u3000\ufeff',
    'X0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ')
$$;
comment on function normal_code is
  'A part code or serial number as search compares it: upper case, no spaces, dashes or other punctuation.';

create function fold_words(words text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := lower(regexp_replace(
    normalize(words, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g'));
begin
  folded := replace(replace(replace(folded, 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae');
  -- "80 x 40 x 12" is 80x40x12, Ø45 is 45, 12 V is 12V.
  folded := regexp_replace(folded, '([0-9]) *[x×*] *(?=[0-9])', '\1x', 'g');
  folded := regexp_replace(folded, 'ø *(?=[0-9])', '', 'g');
  return regexp_replace(folded, '([0-9]) +(v|ah|a|w|kw|mm|cm|kg|l|bar|kn|nm)(?![[:alnum:]])', '\1\2', 'g');
end $$;
comment on function fold_words is
  'Words as search compares them: lower case, no accents, no full-width forms, and a size as one word however it is typed.';

-- An index calls it, and finds nothing of the shop's but by its whole name: hence public. Taking a name apart costs far more than
-- reading an index; a planner that knows it never reads all names for a short page.
create function words_kept(words text) returns tsvector
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  folded           text   := public.fold_words(words);
  chinese constant text   := '\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF';
  latin            text[] := regexp_split_to_array(regexp_replace(folded, '[' || chinese || ']+', ' ', 'g'), '[^[:alnum:]]+');
  runs             text[] := regexp_split_to_array(folded, '[^' || chinese || ']+');
begin
  return array_to_tsvector(array(
    select word from unnest(latin) word where word <> ''
    union
    select substr(run, at, length)
    from unnest(runs) run, generate_series(1, 2) length, generate_series(1, length(run) - length + 1) at
  ));
end $$;
comment on function words_kept is
  'What the full-text index keeps of names: folded words, of Chinese every character and every pair of neighbours.';

create function words_asked(words text, is_begun boolean) returns tsquery
language plpgsql immutable strict parallel safe as $$
declare
  folded           text   := public.fold_words(words);
  chinese constant text   := '\u2E80-\u2FDF\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF';
  latin            text[] := regexp_split_to_array(regexp_replace(folded, '[' || chinese || ']+', ' ', 'g'), '[^[:alnum:]]+');
  runs             text[] := regexp_split_to_array(folded, '[^' || chinese || ']+');
begin
  return (
    select string_agg('''' || word || '''' || case when is_begun then ':*' else '' end, ' & ')::tsquery
    from (
      select word from unnest(latin) word where word <> ''
      union
      select substr(run, at, least(2, length(run)))
      from unnest(runs) run, generate_series(1, greatest(1, length(run) - 1)) at
      where run <> ''
    ) asked
  );
end $$;
comment on function words_asked is
  'Every word of a question, or every word that begins so; of Chinese its pairs, the one character where it is alone. '
  'Null where it has none.';

create function five_names(en text, es text, pt text, fr text, zh text) returns text
language sql immutable parallel safe as $$
  select coalesce(en, '') || ' ' || coalesce(es, '') || ' ' || coalesce(pt, '') || ' ' || coalesce(fr, '') || ' ' || coalesce(zh, '')
$$;
comment on function five_names is 'The names in all languages as one, for the full-text index.';

create function search_words(latin text, han text) returns tsvector
language sql immutable parallel safe as $$
  select to_tsvector('pg_catalog.simple', coalesce(latin, ''))
    || case when han ~ '[⺀-鿿]' then array_to_tsvector(array(
      select distinct lower(substr(han, at, 2)) from generate_series(1, length(han) - 1) at
      where substr(han, at, 2) ~ '^[⺀-鿿]{2}$'
    )) else ''::tsvector end
$$;
comment on function search_words is
  'What the full-text index keeps of pages: words of the first text, pairs of neighbouring Chinese characters of the second. '
  'Unlike words_kept it takes text of any length, and words too long for an index.';
