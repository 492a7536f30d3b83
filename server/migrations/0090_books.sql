-- Part manuals and books: chapters, figures, illustrations, hotspots, items, item lines; manuals with their pages (product §0, §5).

create table chapters (
  id         integer generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  parent_id  integer references chapters (id),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  check (parent_id <> id)
);
comment on table chapters is 'Chapters of the part manuals, shared by all models: chassis, platform, hydraulics, electrics.';

create table figures (
  id               bigint  generated always as identity primary key,
  code             text    not null unique check (length(code) between 1 and 64),
  name_en          text    not null check (name_en <> ''),
  name_es          text,
  name_pt          text,
  name_fr          text,
  name_zh          text,
  assembly_part_id bigint  references parts (id),
  revision         text    check (length(revision) <= 20),
  import_id        integer references imports (id),
  import_row       integer
);
comment on table figures is
  'A page of a parts manual; a figure can be shared by models. The assembly is the part it takes apart, the parent of its rows.';
comment on column figures.assembly_part_id is 'The part it takes apart, the parent of its rows.';
comment on column figures.revision is 'Of the page, as it is printed.';
create index figures_assembly on figures (assembly_part_id) where assembly_part_id is not null;
create index figures_words on figures using gin (words_kept(five_names(name_en, name_es, name_pt, name_fr, name_zh)));
create index figures_code on figures (normal_code(code) text_pattern_ops);

create table figure_models (
  variant_id bigint  not null references model_variants (id),
  figure_id  bigint  not null references figures (id) on delete cascade,
  chapter_id integer not null references chapters (id),
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  primary key (variant_id, figure_id)
);
comment on table figure_models is 'In which chapter of which model variant a figure stands.';
create index figure_models_figure on figure_models (figure_id);
create index figure_models_chapter on figure_models (chapter_id, variant_id);

create table illustrations (
  id         bigint   generated always as identity primary key,
  figure_id  bigint   not null references figures (id) on delete cascade,
  kind       text     not null check (kind in ('drawing', 'model')),
  sheet      smallint not null default 1 check (sheet > 0),
  template   text     check (length(template) between 1 and 100),
  params     jsonb,
  file       text     check (length(file) between 1 and 300),
  width      integer  check (width > 0),
  height     integer  check (height > 0),
  revision   integer  not null default 1 check (revision > 0),
  import_id  integer  references imports (id),
  import_row integer,
  unique (figure_id, kind, sheet),
  check (num_nonnulls(template, file) = 1),
  check (params is null or template is not null)
);
comment on table illustrations is 'The drawing (2D) or model (3D) of a figure: a file, or a template with parameters drawn on request.';
comment on column illustrations.sheet is 'Tells several drawings of one figure apart.';
comment on column illustrations.template is 'Drawn on request from params; otherwise there is a file.';
create index illustrations_file on illustrations (file) where file is not null;

create table items (
  id             bigint   generated always as identity primary key,
  figure_id      bigint   not null references figures (id) on delete cascade,
  item_no        text     not null check (length(item_no) between 1 and 12),
  position       smallint not null default 0,
  parent_item_id bigint   references items (id),
  is_illustrated boolean  not null default true,
  import_id      integer  references imports (id),
  import_row     integer,
  constraint items_item_no unique (figure_id, item_no),
  check (parent_item_id <> id)
);
comment on table items is 'A callout of a figure. Attaching parts name the item they belong to as their parent.';
comment on column items.parent_item_id is 'The item this one is attached to, as a bolt is to its bracket.';
create index items_parent on items (parent_item_id) where parent_item_id is not null;

create table item_lines (
  item_id        bigint   not null references items (id) on delete cascade,
  part_id        bigint   not null references parts (id),
  quantity       integer  check (quantity > 0),
  effectivity_id integer  references effectivities (id),
  option_rule_id integer  references option_rules (id),
  note_id        integer  references line_notes (id),
  import_id      integer  references imports (id),
  import_row     integer,
  line_no        smallint not null default 1 check (line_no > 0),
  primary key (item_id, line_no)
);
comment on table item_lines is 'A part at an item, with quantity (none: as required) and effectivity; the longest table, so kept narrow.';
comment on column item_lines.quantity is 'Empty: as required.';
comment on column item_lines.line_no is 'Tells several lines of one item apart, in the order of the book.';
create index item_lines_part on item_lines (part_id);

create table hotspots (
  id              bigint  generated always as identity primary key,
  illustration_id bigint  not null references illustrations (id) on delete cascade,
  item_id         bigint  not null references items (id) on delete cascade,
  shape           text    not null check (shape in ('callout', 'box', 'outline', 'node')),
  x               real,
  y               real,
  width           real    check (width > 0),
  height          real    check (height > 0),
  outline         text,
  node            text    check (length(node) between 1 and 200),
  import_id       integer references imports (id),
  import_row      integer,
  check ((shape = 'node') = (node is not null)),
  check ((shape = 'outline') = (outline is not null)),
  check (shape not in ('callout', 'box') or (x is not null and y is not null)),
  check (shape <> 'box' or (width is not null and height is not null))
);
comment on table hotspots is
  'Where an item shows on a drawing (callout, box, outline, in units of the drawing) or in a model (name of a node).';
comment on column hotspots.x is 'The left edge, or the middle of a callout, in units of the drawing.';
comment on column hotspots.outline is 'An SVG path.';
comment on column hotspots.node is 'The name of a node in the 3D model.';
create unique index hotspots_place on hotspots (illustration_id, item_id, shape, x, y, node) nulls not distinct;
create index hotspots_item on hotspots (item_id);

create table manuals (
  id           bigint  generated always as identity primary key,
  code         text    not null check (length(code) between 1 and 64),
  language     text    not null check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  kind         text    not null check (kind in ('service', 'operator', 'brochure')),
  title_en     text    not null check (title_en <> ''),
  title_es     text,
  title_pt     text,
  title_fr     text,
  title_zh     text,
  file         text    not null check (length(file) between 1 and 300),
  page_count   integer not null check (page_count > 0),
  size_bytes   bigint  check (size_bytes > 0),
  revision     text,
  published_on date,
  import_id    integer references imports (id),
  import_row   integer,
  unique (code, language)
);
comment on table manuals is 'Service and operator manuals and brochures, one row for each language of a book.';
comment on column manuals.language is 'The language the book is written in.';
create index manuals_file on manuals (file);

create table manual_pages (
  manual_id  bigint  not null references manuals (id) on delete cascade,
  page_no    integer not null check (page_no > 0),
  heading    text,
  body       text    not null,
  import_id  integer references imports (id),
  import_row integer,
  primary key (manual_id, page_no)
);
comment on table manual_pages is 'The text of each page of a manual, for search that leads to the page.';
create index manual_pages_words on manual_pages using gin (search_words(body, body));

create table manual_outline (
  manual_id  bigint   not null references manuals (id) on delete cascade,
  position   integer  not null,
  level      smallint not null check (level between 1 and 6),
  title      text     not null check (title <> ''),
  page_no    integer  not null check (page_no > 0),
  import_id  integer  references imports (id),
  import_row integer,
  primary key (manual_id, position)
);
comment on table manual_outline is 'The table of contents of a manual.';

create table manual_models (
  manual_id      bigint  not null references manuals (id) on delete cascade,
  variant_id     bigint  not null references model_variants (id),
  effectivity_id integer references effectivities (id),
  import_id      integer references imports (id),
  import_row     integer,
  primary key (manual_id, variant_id)
);
comment on table manual_models is 'Which models, and which of their serial numbers, a manual applies to.';
create index manual_models_variant on manual_models (variant_id);

create function refuse_chapter_cycle() returns trigger
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('chapters'));
  if exists (
    with recursive up (id) as (
      select new.parent_id
      union
      select c.parent_id from up join chapters c on c.id = up.id
    )
    select from up where id = new.id
  ) then
    raise exception 'chapter % lies within itself', new.code
      using errcode = 'check_violation', constraint = 'chapters_no_cycle', detail = new.code;
  end if;
  return null;
end $$;
comment on function refuse_chapter_cycle is 'Climbs from a chapter; one that lies within itself is refused.';

create function check_item_parent() returns trigger
language plpgsql as $$
declare
  upper record;
  code text;
begin
  perform pg_advisory_xact_lock(hashtext('items'));
  -- Most parents are nobody's child, so that one look is all.
  select figure_id, parent_item_id into upper from items where id = new.parent_item_id;
  if upper.figure_id <> new.figure_id then
    select f.code into code from figures f where f.id = new.figure_id;
    raise exception 'item % is attached to an item of another figure', new.item_no
      using errcode = 'check_violation', constraint = 'items_parent_in_figure', detail = code;
  end if;
  if upper.parent_item_id is not null and exists (
    with recursive up (id) as (
      select upper.parent_item_id
      union
      select i.parent_item_id from up join items i on i.id = up.id
    )
    select from up where id = new.id
  ) then
    select f.code into code from figures f where f.id = new.figure_id;
    raise exception 'item % is attached to itself', new.item_no
      using errcode = 'check_violation', constraint = 'items_no_cycle', detail = code;
  end if;
  return null;
end $$;
comment on function check_item_parent is 'Holds an item to a parent of its own figure, and never to itself.';

create function refuse_other_figure() returns trigger
language plpgsql as $$
begin
  raise exception 'what stands in a figure does not move to another' using errcode = 'check_violation', constraint = tg_name;
end $$;
comment on function refuse_other_figure is 'Refuses to move to another figure what was judged together with this one.';

create function check_hotspot_figures() returns trigger
language plpgsql as $$
declare code text;
begin
  select f.code into code
  from added a join items i on i.id = a.item_id join illustrations l on l.id = a.illustration_id join figures f on f.id = i.figure_id
  where l.figure_id <> i.figure_id limit 1;
  if code is not null then
    raise exception 'a hotspot joins an item of figure % with an illustration of another', code
      using errcode = 'check_violation', constraint = 'hotspots_in_figure', detail = code;
  end if;
  return null;
end $$;
comment on function check_hotspot_figures is 'Holds a hotspot to an item and an illustration of one figure.';

-- Chapters and items never lie within themselves.
create trigger chapters_no_cycle after insert or update of parent_id on chapters
  for each row when (new.parent_id is not null) execute function refuse_chapter_cycle();
create trigger items_parent after insert or update of parent_item_id on items
  for each row when (new.parent_item_id is not null) execute function check_item_parent();

-- Composite keys would cost the longest tables another index each; instead nothing moves to another figure,
-- and what joins two is judged when it is written.
create trigger items_stay_in_figure before update of figure_id on items
  for each row when (new.figure_id <> old.figure_id) execute function refuse_other_figure();
create trigger illustrations_stay_in_figure before update of figure_id on illustrations
  for each row when (new.figure_id <> old.figure_id) execute function refuse_other_figure();
create trigger hotspots_in_figure_insert after insert on hotspots
  referencing new table as added for each statement execute function check_hotspot_figures();
create trigger hotspots_in_figure_update after update on hotspots
  referencing new table as added for each statement execute function check_hotspot_figures();
