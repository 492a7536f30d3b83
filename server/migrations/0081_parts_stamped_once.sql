-- A part written in this transaction is stamped already: an import of parts and their aliases wrote each of them, and its place in every index, twice (quality: fast).

create or replace function stamp_parts_of_rows() returns trigger language plpgsql as $$
declare touched bigint[];
begin
  if tg_table_name = 'part_aliases' then
    select array_agg(distinct part_id) into touched from (select part_id from changed limit 10001) c;
  else
    select array_agg(distinct old_part_id) into touched from (select old_part_id from changed limit 10001) c;
  end if;
  if cardinality(touched) > 10000 then
    perform tell_change('parts', 'all');
  elsif touched is not null then
    update parts set changed_at = now() where id = any(touched) and changed_at <> now();
  end if;
  return null;
end $$;
