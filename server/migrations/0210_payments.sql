-- Payments by wallet and card: attempts led to their end, notices heard once, and what the built-in test provider keeps (product §7 Payment).

alter table payment_attempts
  add column method       text check (method in ('wallet', 'card')),
  add column redirect_url text check (length(redirect_url) between 1 and 4000),
  add column looks        integer     not null default 0 check (looks >= 0),
  add column looked_at    timestamptz;
comment on column payment_attempts.method is 'How the buyer chose to pay; empty for attempts older than the choice.';
comment on column payment_attempts.redirect_url is 'Where the buyer pays, once the provider has said so.';
comment on column payment_attempts.looks is 'How often the provider was asked how it stands.';
comment on column payment_attempts.looked_at is 'When it was last asked.';
comment on column payment_attempts.failure is 'Why it failed or was ended, for the parts desk; no words of the provider go to a buyer.';

create unique index payment_attempts_one_live on payment_attempts (order_id) where status = 'live';

alter table refunds
  add column failure text;
create index refunds_failed on refunds (capture_id) where status = 'failed';
comment on column refunds.failure is 'What the provider said when it would not give the money back.';

create table payment_notices (
  provider    text        not null check (length(provider) between 1 and 40),
  event_id    text        not null check (length(event_id) between 1 and 255),
  attempt_id  bigint      references payment_attempts (id),
  says        text        not null check (says in ('live', 'captured', 'failed', 'ended')),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
comment on table payment_notices is 'Signed notices of providers by their own number, so that each is heard once, however often it is sent.';
comment on column payment_notices.attempt_id is 'The attempt it speaks of; empty where it is none of the shop''s.';
comment on column payment_notices.says is 'How the payment stood when the provider wrote it; live: the provider is to be asked.';
create index payment_notices_attempt on payment_notices (attempt_id);

create table payment_secrets (
  name   text  primary key check (name in ('returns', 'testProvider')),
  secret bytea not null check (length(secret) = 32)
);
comment on table payment_secrets is 'Secrets made with the database: what return paths are derived from, what the test provider signs with.';

insert into payment_secrets (name, secret)
select name, sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
from unnest(array['returns', 'testProvider']) as name;

create table test_payments (
  ref          text        primary key check (length(ref) between 8 and 40),
  request_key  text        not null unique check (length(request_key) between 1 and 200),
  method       text        not null check (method in ('wallet', 'card')),
  amount_minor bigint      not null check (amount_minor > 0),
  currency     text        not null check (length(currency) = 3),
  about        text        not null check (length(about) between 1 and 200),
  language     text        not null check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  return_url   text        not null check (length(return_url) between 1 and 2000),
  status       text        not null default 'open' check (status in ('open', 'paid', 'declined', 'closed')),
  capture_ref  text        unique,
  created_at   timestamptz not null default now(),
  ended_at     timestamptz,
  check ((status = 'open') = (ended_at is null)),
  check ((status = 'paid') = (capture_ref is not null))
);
comment on table test_payments is 'Payments as the built-in test provider keeps them: no more than a provider far away would know.';
comment on column test_payments.request_key is 'The shop''s own key: the same request made twice is one payment.';
comment on column test_payments.about is 'What is paid, as the page shows it.';

create table test_refunds (
  ref          text        primary key check (length(ref) between 8 and 40),
  request_key  text        not null unique check (length(request_key) between 1 and 200),
  payment_ref  text        not null references test_payments (ref),
  amount_minor bigint      not null check (amount_minor > 0),
  created_at   timestamptz not null default now()
);
comment on table test_refunds is 'Money the test provider gave back.';
create index test_refunds_payment on test_refunds (payment_ref);
