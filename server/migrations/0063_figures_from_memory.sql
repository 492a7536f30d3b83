-- The index in each process that finds figures by code and words hears when one changed (product §5 Search).

create function note_figures() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then perform tell_change('listed', 'figures'); end if;
  return null;
end $$;
comment on function note_figures is 'Tells that the index of figures is to be built anew, where a statement touched any.';
create trigger figures_listed_new after insert on figures referencing new table as changed for each statement execute function note_figures();
create trigger figures_listed_changed after update on figures referencing new table as changed for each statement execute function note_figures();
create trigger figures_listed_gone after delete on figures referencing old table as changed for each statement execute function note_figures();
