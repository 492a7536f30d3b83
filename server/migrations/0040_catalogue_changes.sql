-- What the in-process search index must hear of: which parts changed, told to every process (product §5 Search; stack.md: LISTEN with a log).

create function tell_change(about text, what text) returns void language plpgsql as $$
begin
  insert into change_log (topic, subject) values (about, what);
  perform pg_notify('changes', about);
end $$;
comment on function tell_change is 'Writes to the change log and wakes listeners; a listener that missed the notice finds the row.';

create function stamp_part() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger parts_stamped before update on parts for each row
  when (old.changed_at = new.changed_at) execute function stamp_part();

create function tell_parts() returns trigger language plpgsql as $$
begin
  perform tell_change('parts', null);
  return null;
end $$;
create trigger parts_told after insert or update or delete on parts for each statement execute function tell_parts();

-- Aliases and supersessions are part of what is found for a part; a flood of them asks for a whole new index instead.
create function stamp_parts_of_rows() returns trigger language plpgsql as $$
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
    update parts set changed_at = now() where id = any(touched);
  end if;
  return null;
end $$;
create trigger part_aliases_told_new after insert on part_aliases referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger part_aliases_told_changed after update on part_aliases referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger part_aliases_told_gone after delete on part_aliases referencing old table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_new after insert on supersessions referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_changed after update on supersessions referencing new table as changed for each statement execute function stamp_parts_of_rows();
create trigger supersessions_told_gone after delete on supersessions referencing old table as changed for each statement execute function stamp_parts_of_rows();
