-- Colours of parts have names in five languages. A part keeps the code of its colour; a colour nobody named stands as the part has it (spec §2 Parts list).

create table colours (
  id bigint generated always as identity primary key,
  code text not null unique check (length(code) between 1 and 60),
  name_en text not null check (name_en <> ''),
  name_es text,
  name_pt text,
  name_fr text,
  name_zh text,
  position integer not null default 0,
  import_id integer references imports (id),
  import_row integer
);
comment on table colours is 'Colours parts come in, under the code that parts name them by.';
create trigger colours_noted after insert or update or delete on colours for each statement execute function note_catalogue();
