-- Who may do what is remembered by each process and asked anew when the change log says that people changed (docs/decisions/0007).

create function note_people() returns trigger language plpgsql as $$
declare
  is_told boolean;
begin
  if tg_table_name = 'sessions' then
    -- Seen later than before is no change; seen earlier ends a session sooner.
    select exists (select from changed c join previous p using (id)
      where (c.token_hash, c.user_id, c.login_type, c.scope, c.expires_at, c.ended_at)
        is distinct from (p.token_hash, p.user_id, p.login_type, p.scope, p.expires_at, p.ended_at)
        or c.last_seen_at < p.last_seen_at) into is_told;
  elsif tg_table_name = 'users' then
    select exists (select from changed c join previous p using (id)
      where (c.email, c.role, c.company_id, c.is_access, c.currency, c.status)
        is distinct from (p.email, p.role, p.company_id, p.is_access, p.currency, p.status)) into is_told;
  else
    select exists (select from changed c join previous p using (id) where c.status is distinct from p.status) into is_told;
  end if;
  if is_told then
    insert into change_log (topic, subject) values ('people', '');
  end if;
  return null;
end $$;
comment on function note_people is 'Writes to the change log that what a session may do changed.';

create trigger sessions_noted after update on sessions referencing new table as changed old table as previous for each statement execute function note_people();
create trigger users_noted after update on users referencing new table as changed old table as previous for each statement execute function note_people();
create trigger companies_noted after update on companies referencing new table as changed old table as previous for each statement execute function note_people();
create trigger sessions_noted_gone after delete on sessions for each statement execute function note_topic('people');
create trigger users_noted_gone after delete on users for each statement execute function note_topic('people');
create trigger user_permissions_noted after insert or update or delete on user_permissions for each statement execute function note_topic('people');
create trigger admin_roles_noted after insert or update or delete on admin_roles for each statement execute function note_topic('people');
