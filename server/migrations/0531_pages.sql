-- The pages of the shop for everybody: about, help, cookies, privacy and terms, each in versions (spec §2); the first ones come from server/reference-data/pages.

create table page_versions (
  id         bigint      generated always as identity primary key,
  page       text        not null check (page in ('about', 'help', 'cookies', 'privacy', 'terms')),
  version    text        not null check (version = btrim(version) and length(version) between 1 and 40),
  starts_at  timestamptz,
  name_en    text        not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  body_en    text        not null,
  body_es    text,
  body_pt    text,
  body_fr    text,
  body_zh    text,
  changed_by bigint      references users (id),
  changed_at timestamptz not null default now(),
  unique (page, version)
);
comment on table page_versions is 'What the pages for everybody say: of each the version that started last is in force; older ones stay, as people agreed to them.';
comment on column page_versions.version is 'Its name, kept with each agreement to the terms.';
comment on column page_versions.starts_at is 'Since when it is in force; empty for the one draft of a page.';
comment on column page_versions.body_en is 'HTML of the marks a page may hold (contract: description-marks.ts).';
create unique index page_versions_one_draft on page_versions (page) where starts_at is null;
create index page_versions_in_force on page_versions (page, starts_at desc) where starts_at is not null;
