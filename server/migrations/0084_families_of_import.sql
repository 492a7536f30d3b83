-- After an import families are derived for the parts whose lines or figures it wrote: all of them took as long after ten lines as after ten million (quality: fast).

create function find_families_of_import(imported integer) returns void language plpgsql as $$
declare touched bigint[];
begin
  -- A model that moves to another family takes all its figures along.
  if exists (select from import_rows where import_id = imported and kind = 'model-variants') then
    perform refresh_part_families();
    return;
  end if;
  select array_agg(part_id) into touched from (
    select part_id from item_lines where import_id = imported
    union select (previous ->> 'part_id')::bigint from import_rows where import_id = imported and kind = 'item-lines'
    union select il.part_id from figure_models fm join items i on i.figure_id = fm.figure_id join item_lines il on il.item_id = i.id
      where fm.import_id = imported
    limit 20001
  ) found;
  if cardinality(touched) > 20000 then
    perform refresh_part_families();
  elsif touched is not null then
    perform find_families_of(touched);
  end if;
end $$;
comment on function find_families_of_import is 'Derives part_families anew for the parts an import touched; more than 20,000 count as all.';
