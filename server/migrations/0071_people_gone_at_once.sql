-- Whoever empties a table of people signs everybody out, or takes every right, at once (docs/decisions/0007).

create trigger sessions_noted_emptied after truncate on sessions for each statement execute function note_topic('people');
create trigger users_noted_emptied after truncate on users for each statement execute function note_topic('people');
create trigger user_permissions_noted_emptied after truncate on user_permissions for each statement execute function note_topic('people');
create trigger admin_roles_noted_emptied after truncate on admin_roles for each statement execute function note_topic('people');
