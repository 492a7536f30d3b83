-- Words that stand for others in a search: a maker's own, beside those the shop knows (product §5 Search).

create table search_synonyms (
  id         bigint generated always as identity primary key,
  language   text   not null check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  word       text   not null check (length(word) between 1 and 100),
  meant      text   not null check (length(meant) between 1 and 100),
  way        text   not null default 'both' check (way in ('both', 'one')),
  import_id  integer references imports (id),
  import_row integer,
  unique (language, word, meant)
);
comment on table search_synonyms is 'Words of the trade that stand for words of the catalogue; the shop knows many without this table.';
comment on column search_synonyms.language is 'The language both words are of.';
comment on column search_synonyms.meant is 'What names call it.';
comment on column search_synonyms.way is 'Both: each stands for the other; one: the word stands for what is meant alone.';

create trigger search_synonyms_noted after insert or update or delete on search_synonyms
  for each statement execute function note_catalogue();
create trigger search_synonyms_written after insert or update or delete or truncate on search_synonyms
  for each statement execute function note_written();
