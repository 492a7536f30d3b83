-- What came of reading the text of a manual from its file, where the import brought none (product §5 Service manuals).

create table manual_readings (
  manual_id bigint      primary key references manuals (id) on delete cascade,
  file      text        not null check (length(file) between 1 and 300),
  outcome   text        not null check (outcome in ('read', 'none', 'locked', 'damaged', 'tooLarge')),
  read_at   timestamptz not null default now()
);
comment on table manual_readings is
  'Manuals whose text the shop took out of the file itself, and what came of it; a manual whose pages were imported has none.';
comment on column manual_readings.file is 'The file that was read; another one is read anew.';
comment on column manual_readings.outcome is
  'Text was found; none, as in scans; a password is asked; the file is damaged; it takes too long or too much memory.';
