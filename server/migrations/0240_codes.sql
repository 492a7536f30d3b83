-- Codes by mail and message: made when they are sent, counted where they are asked for (product §3: Codes).

alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in
  ('register', 'forgotPassword', 'bind', 'verifyEmail', 'mobileLogin', 'verifyPhone', 'changeEmail', 'order'));
alter table codes alter column code_hash drop not null;
alter table codes add column channel text not null default 'mail' check (channel in ('mail', 'message'));
alter table codes add column language text not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh'));
alter table codes add column sent_at timestamptz;
alter table codes add column failed_at timestamptz;
comment on column codes.code_hash is
  'Written when the message goes out; empty before, and for good where nobody may have a code at this address, which nobody is told.';
comment on column codes.tries is 'How often it was tried, right or wrong.';
comment on column codes.sent_at is 'When the gateway or the mailbox took the message.';
comment on column codes.failed_at is 'When the gateway last did not take it.';
create index codes_user on codes (user_id, purpose, created_at desc) where user_id is not null;
create index codes_sending on codes (channel, greatest(sent_at, failed_at) desc) where sent_at is not null or failed_at is not null;
