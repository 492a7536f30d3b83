-- Where somebody is signed in, and an administrator's codes for the day the authenticator app is gone (product §3).

alter table sessions add column user_agent text check (length(user_agent) <= 400);
comment on column sessions.user_agent is 'What the browser called itself at sign-in, for the list of signed-in devices; null where it said nothing.';

create table recovery_codes (
  user_id    bigint      not null references users (id),
  code_hash  bytea       not null check (length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at    timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is
  'Codes that stand in for the authenticator app, each once; only their SHA-256 is kept, and a new set replaces the old.';

-- The phone and the desktop know one half each of a QR sign-in: the link, and what only the asking browser holds.
create unique index tickets_qr_claim on tickets ((facts ->> 'claim')) where purpose = 'qrLogin';
