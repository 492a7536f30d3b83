-- People of the office are invited by mail and seen in a list (product §8: users and roles).

alter table tickets drop constraint tickets_purpose_check;
alter table tickets add constraint tickets_purpose_check check (purpose in
  ('register', 'forgotPassword', 'bind', 'verifyEmail', 'verifyPhone', 'qrLogin', 'firstAdmin', 'download', 'officeInvitation'));
-- One link a person: a new one takes the place of the one before.
create unique index tickets_office_invitation on tickets (user_id) where purpose = 'officeInvitation' and used_at is null;
create index sessions_user on sessions (user_id);
