-- Companies and their people: who they are, what they may do, how they sign in, what they did (spec §3, §6; product §3, §4).

create table companies (
  id              bigint      generated always as identity primary key,
  name            text        not null check (length(name) between 1 and 200),
  status          text        not null default 'waiting' check (status in ('waiting', 'approved', 'blocked')),
  currency        text        not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  customer_number text        unique,
  tax_number      text,
  created_at      timestamptz not null default now(),
  approved_at     timestamptz,
  check (status <> 'approved' or approved_at is not null)
);
comment on table companies is 'A customer: the firm that buys, owns machines, addresses, orders and users.';
comment on column companies.customer_number is 'The number the seller''s own books know the company by.';

create table users (
  id                      bigint      generated always as identity primary key,
  company_id              bigint      references companies (id),
  role                    text        not null check (role in ('main', 'sub', 'admin')),
  email                   text        not null check (email = lower(email) and length(email) <= 254),
  password_hash           text,
  username                text        check (length(username) between 1 and 100),
  social_title            text        check (social_title in ('Mr', 'Mrs')),
  first_name              text        check (length(first_name) <= 100),
  last_name               text        check (length(last_name) <= 100),
  phone                   text        check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  phone_verified_at       timestamptz,
  country                 text        check (country ~ '^[A-Z]{2}$'),
  language                text        not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  currency                text        not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  status                  text        not null default 'active' check (status in ('active', 'inactive', 'reviewing')),
  is_access               boolean     not null default true,
  spending_limit_minor    bigint      check (spending_limit_minor >= 0),
  spending_limit_currency text        check (spending_limit_currency ~ '^[A-Z]{3}$'),
  newsletter              boolean     not null default false,
  settings                jsonb       not null default '{}',
  totp_secret             text,
  totp_enrolled_at        timestamptz,
  totp_last_step          bigint,
  email_verified_at       timestamptz,
  created_at              timestamptz not null default now(),
  created_by              bigint      references users (id),
  check ((role = 'admin') = (company_id is null)),
  check ((spending_limit_minor is null) = (spending_limit_currency is null)),
  unique (id, company_id)
);
comment on table users is 'A person who signs in: main account or sub-account of a company, or an administrator of the office.';
comment on column users.role is 'main: the one main account of a company; sub: a sub-account; admin: the office, which has no company.';
comment on column users.status is
  'A reviewing sub-account waits for the parts desk; an inactive one was deleted and keeps its history (product §4).';
comment on column users.is_access is 'The access flag of spec §6: false closes orders, cart and favourites.';
comment on column users.spending_limit_minor is 'What one order of a sub-account may come to before it waits for the main account.';
comment on column users.totp_last_step is 'The last time step a code was accepted for, so that no code works twice.';
create unique index users_email on users (email);
create unique index users_verified_phone on users (phone) where phone_verified_at is not null;
create unique index users_one_main on users (company_id) where role = 'main';
create index users_company on users (company_id);

create table user_permissions (
  user_id    bigint      not null references users (id),
  permission smallint    not null check (permission in (1, 2, 3)),
  granted_by bigint      references users (id),
  granted_at timestamptz not null default now(),
  primary key (user_id, permission)
);
comment on table user_permissions is
  'What a sub-account may do: 1 manage sub-accounts, 2 view part prices, 3 place orders and use the cart.';

create table admin_roles (
  user_id bigint not null references users (id),
  role    text   not null check (role in ('catalogue', 'orders', 'finance', 'support', 'super')),
  primary key (user_id, role)
);
comment on table admin_roles is 'The office roles of an administrator.';

create table sessions (
  id           bigint      generated always as identity primary key,
  token_hash   bytea       not null unique check (length(token_hash) = 32),
  user_id      bigint      not null references users (id),
  login_type   text        not null check (login_type in ('user', 'admin')),
  scope        text        not null default 'full' check (scope in ('full', 'bind', 'enroll')),
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null default now() + interval '12 hours',
  ended_at     timestamptz,
  ended_why    text        check (ended_why in ('signOut', 'idle', 'expired', 'password', 'disabled', 'replaced'))
);
comment on table sessions is 'A sign-in; the token itself is never stored, only its SHA-256.';
comment on column sessions.scope is
  'bind and enroll are narrow: one continues the bind flow, the other enrols a second factor, and neither does anything else.';
comment on column sessions.expires_at is 'The absolute end; the end by inactivity is reckoned from last_seen_at.';
comment on column sessions.ended_why is 'What ended it, so that the next request can be told.';
create index sessions_live on sessions (user_id) where ended_at is null;
create index sessions_last_seen on sessions (last_seen_at) where ended_at is null;

create table codes (
  id         bigint      generated always as identity primary key,
  purpose    text        not null
             check (purpose in ('register', 'forgotPassword', 'bind', 'verifyEmail', 'mobileLogin', 'verifyPhone', 'changeEmail')),
  address    text        not null,
  code_hash  bytea       not null,
  user_id    bigint      references users (id),
  tries      smallint    not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  used_at    timestamptz
);
comment on table codes is 'Six-digit codes sent by mail or message; hashed, single use, ten minutes, five tries.';
comment on column codes.tries is 'Wrong tries so far.';
create index codes_address on codes (purpose, address, created_at desc);

create table tickets (
  id         bigint      generated always as identity primary key,
  purpose    text        not null
             check (purpose in ('register', 'forgotPassword', 'bind', 'verifyEmail', 'verifyPhone', 'qrLogin', 'firstAdmin', 'download')),
  token_hash bytea       not null unique check (length(token_hash) = 32),
  address    text,
  user_id    bigint      references users (id),
  facts      jsonb       not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
comment on table tickets is 'One-time secrets in links and between steps: a verified address, a QR sign-in, a download.';
comment on column tickets.facts is 'What the next step needs to know, by purpose.';

create table invitations (
  id          bigint      generated always as identity primary key,
  company_id  bigint      not null references companies (id),
  user_id     bigint      not null,
  token_hash  bytea       not null unique check (length(token_hash) = 32),
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  foreign key (user_id, company_id) references users (id, company_id)
);
comment on table invitations is 'The mailed link that lets an approved sub-account bind itself.';

create table idempotency_keys (
  user_id    bigint      not null references users (id),
  key        text        not null check (length(key) between 8 and 200),
  call       text        not null,
  body_hash  bytea       not null,
  attempt    uuid        not null default gen_random_uuid(),
  holder     integer,
  state      text        not null default 'running' check (state in ('running', 'done')),
  status     smallint,
  answer     text,
  created_at timestamptz not null default now(),
  primary key (user_id, key),
  check ((state = 'done') = (status is not null and answer is not null))
);
comment on table idempotency_keys is 'Stored answers of calls that create or move money or goods, kept for 30 days.';
comment on column idempotency_keys.body_hash is 'The same key with another body is refused.';
comment on column idempotency_keys.attempt is 'Who holds the key: an attempt that was overtaken finds another one here and rolls back.';
comment on column idempotency_keys.holder is 'pg_backend_pid() of the claim; an attempt whose holder is gone has failed.';
create index idempotency_keys_age on idempotency_keys (created_at);

create table files (
  id         bigint      generated always as identity primary key,
  company_id bigint      references companies (id),
  user_id    bigint      references users (id),
  store_key  text        not null unique,
  name       text        not null check (length(name) between 1 and 255),
  media_type text        not null,
  size_bytes bigint      not null check (size_bytes >= 0),
  sha256     bytea       not null check (length(sha256) = 32),
  purpose    text        not null,
  created_at timestamptz not null default now()
);
comment on table files is 'A stored upload or product file; its bytes lie in the file store under store_key.';
create index files_company on files (company_id);

create table audit (
  id         bigint      generated always as identity primary key,
  at         timestamptz not null default now(),
  user_id    bigint      references users (id),
  company_id bigint      references companies (id),
  action     text        not null,
  subject    text,
  facts      jsonb       not null default '{}',
  request_id text
);
comment on table audit is 'Who did what when; only ever added to.';
comment on column audit.request_id is 'The request in the log that caused it.';
create index audit_company on audit (company_id, id desc);
create index audit_user on audit (user_id, id desc);

create table activity_log (
  id           bigint      generated always as identity primary key,
  at           timestamptz not null default now(),
  user_id      bigint      references users (id),
  company_id   bigint      references companies (id),
  operate_type smallint    not null check (operate_type between 1 and 30),
  content      text        not null check (length(content) <= 4000)
);
comment on table activity_log is 'What users looked at, as reported by the pages (spec §7 Log).';
comment on column activity_log.operate_type is 'The id of a fixed label, or of an action on a part (spec §7 Log).';

-- What was done stays written down.
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
