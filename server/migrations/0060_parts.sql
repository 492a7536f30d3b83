-- Parts, how they are filed, what else they are called and how they hang together (spec §3; product §5).

create table part_categories (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  parent_id  bigint  references part_categories (id),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  image      text,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  check (parent_id <> id)
);
comment on table part_categories is 'The tree of categories a part is filed in.';
create index part_categories_parent on part_categories (parent_id);

create table part_types (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer
);
comment on table part_types is 'Kinds of part across categories: wear part, filter, seal kit, fastener.';

create table brands (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  name       text    not null check (name <> ''),
  import_id  integer references imports (id),
  import_row integer
);
comment on table brands is 'Makers of parts.';

create table tags (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 64),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  import_id  integer references imports (id),
  import_row integer
);
comment on table tags is 'Words a part is marked with.';

create table colours (
  id         bigint  generated always as identity primary key,
  code       text    not null unique check (length(code) between 1 and 60),
  name_en    text    not null check (name_en <> ''),
  name_es    text,
  name_pt    text,
  name_fr    text,
  name_zh    text,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer
);
comment on table colours is 'Colours parts come in, under the code that parts name them by.';

create table parts (
  id             bigint      generated always as identity primary key,
  code           text        not null unique check (code = btrim(code) and length(code) between 1 and 64),
  code_norm      text        not null generated always as (normal_code(code)) stored check (code_norm <> ''),
  name_en        text        not null check (length(name_en) between 1 and 300),
  name_es        text        check (length(name_es) <= 300),
  name_pt        text        check (length(name_pt) <= 300),
  name_fr        text        check (length(name_fr) <= 300),
  name_zh        text        check (length(name_zh) <= 300),
  description_en text,
  description_es text,
  description_pt text,
  description_fr text,
  description_zh text,
  category_id    bigint      references part_categories (id),
  type_id        bigint      references part_types (id),
  brand_id       bigint      references brands (id),
  status         text        not null default 'active' check (status in ('active', 'discontinued', 'offline')),
  sell_policy    text        not null default 'backorder' check (sell_policy in ('stockOnly', 'backorder', 'notSold')),
  unit           text        not null default 'piece' check (unit in ('piece', 'set', 'pair', 'metre', 'litre', 'kilogram', 'box')),
  pack_quantity  integer     not null default 1 check (pack_quantity between 1 and 9999),
  min_quantity   integer     not null default 1 check (min_quantity between 1 and 9999),
  weight_grams   integer     check (weight_grams >= 0),
  length_mm      integer     check (length_mm >= 0),
  width_mm       integer     check (width_mm >= 0),
  height_mm      integer     check (height_mm >= 0),
  size           text        check (length(size) <= 100),
  colour         text        check (length(colour) <= 60),
  revision       text        check (length(revision) <= 20),
  release_date   date,
  offline_date   date,
  hs_code        text        check (hs_code ~ '^[0-9]{6,10}$'),
  origin_country text        references countries (code),
  un_number      text        check (un_number ~ '^UN[0-9]{4}$'),
  sold_by        text        check (length(sold_by) <= 100),
  image_url      text,
  drawing        jsonb,
  rank           integer     not null default 0,
  rating_count   integer     not null default 0 check (rating_count >= 0),
  rating_sum     integer     not null default 0,
  created_at     timestamptz not null default now(),
  changed_at     timestamptz not null default now(),
  import_id      integer     references imports (id),
  import_row     integer,
  check (offline_date >= release_date),
  check (rating_sum between rating_count and rating_count * 5)
);
comment on table parts is
  'Everything with a part code; nothing is ever deleted. drawing names the template and parameters of its picture, rank is how early '
  'search shows it.';
comment on column parts.status is 'discontinued: made no longer; offline: in no list any more, found by its code alone.';
comment on column parts.sell_policy is
  'stockOnly: never more than there is; backorder: the rest waits with a promise date; notSold: ask the shop (product §7).';
comment on column parts.pack_quantity is 'It is ordered in multiples of this.';
comment on column parts.min_quantity is 'The least that is ordered.';
comment on column parts.size is 'As the trade says it, such as M12 × 40.';
comment on column parts.colour is 'The code of a colour; what the colours do not know stands as it is.';
comment on column parts.release_date is 'Sold since.';
comment on column parts.offline_date is 'Sold until.';
comment on column parts.hs_code is 'Its code for the customs.';
comment on column parts.un_number is 'Set for dangerous goods alone.';
comment on column parts.sold_by is 'The seller that buyers are shown.';
comment on column parts.image_url is 'File names with commas between; the first is the main picture (spec §3).';
comment on column parts.drawing is 'Template and parameters of a picture that is drawn.';
comment on column parts.rank is 'The higher, the earlier search and lists show it.';
comment on column parts.rating_sum is 'The stars of all shown ratings together; follows ratings by trigger, as the count does.';
comment on column parts.changed_at is 'Set by trigger; what the search index asks for.';
create index parts_code_norm on parts (code_norm text_pattern_ops);
create index parts_code_trigrams on parts using gin (code_norm gin_trgm_ops);
create index parts_category on parts (category_id);
create index parts_type on parts (type_id);
create index parts_changed on parts (changed_at);
create index parts_colour on parts (colour) where colour is not null;
create index parts_by_rank on parts (rank desc, id) where status <> 'offline';
create index parts_by_category on parts (category_id, rank desc, id) where status <> 'offline';
create index parts_by_type on parts (type_id, rank desc, id) where status <> 'offline';
create index parts_by_colour on parts (colour, rank desc, id) where status <> 'offline';
create index parts_rated on parts (id) where rating_count > 0;
create index parts_words on parts using gin (words_kept(five_names(name_en, name_es, name_pt, name_fr, name_zh)));
create index parts_kinds on parts (category_id, (coalesce(type_id, 0)), (coalesce(colour, ''))) where status <> 'offline';
create index parts_facts on parts (id) include (status, category_id, type_id, colour, rating_count, rating_sum);
create index parts_pictures on parts using gin (string_to_array(image_url, ',')) where image_url is not null;
create index parts_off_sale on parts (code_norm) where status = 'offline';

create table part_tags (
  part_id    bigint  not null references parts (id) on delete cascade,
  tag_id     bigint  not null references tags (id),
  import_id  integer references imports (id),
  import_row integer,
  primary key (part_id, tag_id)
);
comment on table part_tags is 'Which words a part is marked with.';
create index part_tags_by_tag on part_tags (tag_id, part_id);

create table part_aliases (
  id         bigint  generated always as identity primary key,
  part_id    bigint  not null references parts (id) on delete cascade,
  code       text    not null check (code = btrim(code) and length(code) between 1 and 100),
  code_norm  text    not null generated always as (normal_code(code)) stored check (code_norm <> ''),
  kind       text    not null default 'alias' check (kind in ('alias', 'supplier', 'barcode')),
  source     text    check (length(source) <= 200),
  import_id  integer references imports (id),
  import_row integer,
  unique (part_id, code, kind)
);
comment on table part_aliases is 'Other codes a part is known by: alias, supplier number, barcode.';
create index part_aliases_code_norm on part_aliases (code_norm text_pattern_ops);
create index part_aliases_code_trigrams on part_aliases using gin (code_norm gin_trgm_ops);

create table customer_part_codes (
  id         bigint  generated always as identity primary key,
  company_id bigint  not null references companies (id),
  part_id    bigint  not null references parts (id),
  code       text    not null check (code = btrim(code) and length(code) between 1 and 100),
  code_norm  text    not null generated always as (normal_code(code)) stored check (code_norm <> ''),
  import_id  integer references imports (id),
  import_row integer,
  unique (company_id, code_norm)
);
comment on table customer_part_codes is 'A company''s own codes for parts; one code means one part.';
create index customer_part_codes_part on customer_part_codes (part_id, company_id);

create table part_relations (
  part_id         bigint  not null references parts (id) on delete cascade,
  kind            text    not null check (kind in ('kit', 'attaching', 'alternate', 'related')),
  related_part_id bigint  not null references parts (id),
  quantity        integer not null default 1 check (quantity between 1 and 9999),
  position        integer not null default 0,
  import_id       integer references imports (id),
  import_row      integer,
  primary key (part_id, kind, related_part_id),
  check (part_id <> related_part_id)
);
comment on table part_relations is 'Contents of kits, attaching parts, alternates and related parts; never a kit within itself.';
comment on column part_relations.quantity is 'How many of the related part belong to one.';
create index part_relations_related on part_relations (related_part_id);

create table supersessions (
  id             bigint  generated always as identity primary key,
  old_part_id    bigint  not null references parts (id) on delete cascade,
  successor_code text    not null check (successor_code = btrim(successor_code) and length(successor_code) between 1 and 64),
  new_part_id    bigint  references parts (id),
  mode           text    not null default 'all' check (mode in ('all', 'choice')),
  old_quantity   integer not null default 1 check (old_quantity between 1 and 9999),
  new_quantity   integer not null default 1 check (new_quantity between 1 and 9999),
  is_two_way     boolean not null default false,
  effective_from date,
  note           text    check (length(note) <= 500),
  import_id      integer references imports (id),
  import_row     integer,
  unique (old_part_id, successor_code),
  unique (old_part_id, new_part_id),
  check (old_part_id <> new_part_id)
);
comment on table supersessions is
  'Which part replaces which, in what ratio; several rows of one old part mean all of them or a choice. A successor the catalogue does '
  'not know keeps its code and no part. Never a cycle.';
comment on column supersessions.successor_code is 'The code as it was given, also of a part the catalogue does not know.';
comment on column supersessions.mode is 'all: the rows of an old part are ordered together; choice: any one of them.';
comment on column supersessions.old_quantity is 'So many of the old part are replaced by new_quantity of the new one.';
comment on column supersessions.is_two_way is 'The old part serves in place of the new one as well.';
comment on column supersessions.effective_from is 'The day it begins to hold; empty: it always held.';
create index supersessions_new on supersessions (new_part_id);

create function refuse_category_cycle() returns trigger
language plpgsql as $$
begin
  if exists (
    with recursive up (id) as (
      select new.parent_id
      union
      select c.parent_id from up join part_categories c on c.id = up.id
    )
    select from up where id = new.id
  ) then
    raise exception 'category % lies within itself', new.code
      using errcode = 'check_violation', constraint = 'part_categories_no_cycle', detail = new.code;
  end if;
  return null;
end $$;
comment on function refuse_category_cycle is 'Climbs from a category; one that lies within itself is refused.';

create function refuse_kit_cycle() returns trigger
language plpgsql as $$
declare code text;
begin
  perform pg_advisory_xact_lock(hashtext('part_relations'));
  with recursive walk (start, at) as (
    select part_id, related_part_id from added where kind = 'kit'
    union
    select walk.start, r.related_part_id from walk join part_relations r on r.part_id = walk.at and r.kind = 'kit'
  )
  select p.code into code from walk join parts p on p.id = walk.start where walk.start = walk.at limit 1;
  if code is not null then
    raise exception 'kit % contains itself', code
      using errcode = 'check_violation', constraint = 'part_relations_no_kit_cycle', detail = code;
  end if;
  return null;
end $$;
comment on function refuse_kit_cycle is 'Follows what was written into kits; one that holds itself is refused.';

create function refuse_supersession_cycle() returns trigger
language plpgsql as $$
declare code text;
begin
  perform pg_advisory_xact_lock(hashtext('supersessions'));
  with recursive walk (start, at) as (
    select old_part_id, new_part_id from added where new_part_id is not null
    union
    select walk.start, s.new_part_id from walk join supersessions s on s.old_part_id = walk.at where s.new_part_id is not null
  )
  select p.code into code from walk join parts p on p.id = walk.start where walk.start = walk.at limit 1;
  if code is not null then
    raise exception 'supersession of % leads back to itself', code
      using errcode = 'check_violation', constraint = 'supersessions_no_cycle', detail = code;
  end if;
  return null;
end $$;
comment on function refuse_supersession_cycle is
  'Follows what was written along the successors; one that comes back to its beginning is refused.';

-- A tree of categories that runs in a circle would never be drawn to its end.
create trigger part_categories_no_cycle after insert or update of parent_id on part_categories
  for each row when (new.parent_id is not null) execute function refuse_category_cycle();

-- Nothing is ever deleted (product §5), but for the parts of an import that is undone.
create trigger parts_kept before delete on parts for each row
  when (old.import_id is null or old.import_id::text is distinct from current_setting('outrigger.undone_import', true))
  execute function refuse_change();

-- A kit of kits is taken apart to its last piece.
create trigger part_relations_no_kit_cycle_insert after insert on part_relations
  referencing new table as added for each statement execute function refuse_kit_cycle();
create trigger part_relations_no_kit_cycle_update after update on part_relations
  referencing new table as added for each statement execute function refuse_kit_cycle();

-- Old codes are followed to what is sold today.
create trigger supersessions_no_cycle_insert after insert on supersessions
  referencing new table as added for each statement execute function refuse_supersession_cycle();
create trigger supersessions_no_cycle_update after update on supersessions
  referencing new table as added for each statement execute function refuse_supersession_cycle();
