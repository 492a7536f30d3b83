-- A file that the shop holds as it came is known again by its digest and not read a second time, as long as nobody wrote what it says or names (product §8 Import; quality: fast).

create table imported_files (
  kind text primary key check (length(kind) between 1 and 60),
  digest bytea not null check (length(digest) = 32),
  row_count integer not null check (row_count >= 0),
  import_id integer not null references imports (id),
  place text not null,
  writer xid8 not null default pg_current_xact_id(),
  seen pg_snapshot not null
);
comment on table imported_files is 'The last file of each kind that the shop held as it came once its import was done: seen is what that import saw when it began, writer the import itself, place the database it was true in, since a copy counts its transactions otherwise.';

create table written_tables (
  name text not null,
  writer xid8 not null default pg_current_xact_id(),
  written_at timestamptz not null default now(),
  primary key (name, writer)
);
comment on table written_tables is 'Which transactions wrote a table that files of imports are known by; whoever writes adds a row and waits for nobody.';

create function note_written() returns trigger language plpgsql as $$
begin
  insert into written_tables (name) values (tg_table_name) on conflict do nothing;
  return null;
end $$;
comment on function note_written is 'Notes that this transaction wrote a table; a table without it is never taken as unchanged.';

-- Not stock, deliveries and what customers keep themselves: these are written all day, and compared with each import.
do $$
declare one text;
begin
  foreach one in array array[
    'currencies', 'countries', 'part_categories', 'part_types', 'colours', 'brands', 'tags', 'part_tags', 'part_aliases', 'part_relations',
    'supersessions', 'price_lists', 'prices', 'warehouses', 'lead_times', 'freight_zones', 'freight_zone_countries', 'freight_rates',
    'machine_families', 'model_variants', 'serial_schemes', 'option_codes', 'machine_options', 'as_built_lines',
    'effectivities', 'effectivity_ranges', 'option_rules', 'line_notes', 'chapters', 'figures', 'figure_models', 'illustrations',
    'items', 'item_lines', 'hotspots', 'manuals', 'manual_pages', 'manual_outline', 'manual_models'
  ] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_written()', one || '_written', one);
  end loop;
end $$;
-- Ratings and what search is told, records read again and illustrations drawn anew say nothing that a file does.
create trigger parts_written after insert or delete or truncate or update of code, name_en, name_es, name_pt, name_fr, name_zh,
  description_en, description_es, description_pt, description_fr, description_zh, category_id, type_id, brand_id, status, sell_policy, unit,
  pack_quantity, min_quantity, weight_grams, length_mm, width_mm, height_mm, size, colour, revision, release_date, offline_date, hs_code,
  origin_country, un_number, sold_by, image_url, drawing, rank
  on parts for each statement execute function note_written();
create trigger machines_written after insert or delete or truncate or update of serial_number, scheme_id, prefix, ordinal, variant_id, manufactured_on, as_built
  on machines for each statement execute function note_written();
