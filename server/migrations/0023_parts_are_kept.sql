-- Parts that no import brought are kept too (product §5: nothing is ever deleted).

drop trigger parts_kept on parts;
create trigger parts_kept before delete on parts for each row
  when (old.import_id is null or old.import_id::text is distinct from current_setting('outrigger.undone_import', true))
  execute function refuse_change();
