-- What the shop says and hears: notices, banners, tools, inquiries, feedback, newsletter, reports, ratings (spec §3, §7; product §5, §8).

create table notices (
  id                 bigint  generated always as identity primary key,
  company_id         bigint  references companies (id),
  name_en            text    not null check (name_en <> ''),
  name_es            text,
  name_pt            text,
  name_fr            text,
  name_zh            text,
  body_en            text    not null,
  body_es            text,
  body_pt            text,
  body_fr            text,
  body_zh            text,
  released_at        timestamptz,
  ends_at            timestamptz,
  needs_confirmation boolean not null default false,
  code               text    unique check (length(code) between 1 and 64),
  import_id          integer references imports (id),
  import_row         integer,
  check (ends_at > released_at)
);
comment on table notices is 'Notices to all customers, or to one company; not shown before they are released.';
comment on column notices.company_id is 'Empty: for everybody.';
comment on column notices.needs_confirmation is 'Whether the reader has to confirm it.';
create index notices_released on notices (released_at desc);

create table notice_reads (
  notice_id    bigint      not null references notices (id) on delete cascade,
  user_id      bigint      not null references users (id),
  read_at      timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (notice_id, user_id)
);
comment on table notice_reads is 'Who read and who confirmed a notice.';

create table banners (
  id         bigint  generated always as identity primary key,
  place      text    not null default 'home' check (place in ('home', 'login', 'category', 'cart')),
  title_en   text    not null,
  title_es   text,
  title_pt   text,
  title_fr   text,
  title_zh   text,
  text_en    text,
  text_es    text,
  text_pt    text,
  text_fr    text,
  text_zh    text,
  image      text,
  link       text    check (link ~ '^(/|https://)'),
  position   integer not null default 0,
  shown_from timestamptz,
  shown_to   timestamptz,
  code       text    unique check (length(code) between 1 and 64),
  import_id  integer references imports (id),
  import_row integer,
  check (shown_to > shown_from)
);
comment on table banners is 'Pictures with a sentence on the home and other pages.';

create table recommendations (
  id         bigint  generated always as identity primary key,
  place      text    not null default 'home' check (place in ('home', 'cart', 'part', 'machine')),
  part_id    bigint  not null references parts (id) on delete cascade,
  family_id  bigint  references machine_families (id),
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  unique nulls not distinct (place, part_id, family_id)
);
comment on table recommendations is 'Parts the shop puts forward.';

create table shop_links (
  kind       text    not null check (kind in ('help', 'tutorial', 'tip')),
  position   integer not null default 0,
  text_en    text    not null,
  text_es    text,
  text_pt    text,
  text_fr    text,
  text_zh    text,
  link       text    check (link ~ '^(/|https://)'),
  import_id  integer references imports (id),
  import_row integer,
  primary key (kind, position)
);
comment on table shop_links is 'Help and tutorial links and the tip of the day.';

create table region_contacts (
  id         bigint  generated always as identity primary key,
  country    text    references countries (code),
  name       text    not null,
  phone      text,
  email      text,
  address    text,
  hours      text,
  position   integer not null default 0,
  import_id  integer references imports (id),
  import_row integer,
  unique nulls not distinct (country)
);
comment on table region_contacts is 'Whom to reach where; the row without a country is for everybody else.';
comment on column region_contacts.country is 'Empty: for every country without a row of its own.';

create table service_tools (
  id             bigint  generated always as identity primary key,
  name_en        text    not null,
  name_es        text,
  name_pt        text,
  name_fr        text,
  name_zh        text,
  description_en text,
  description_es text,
  description_pt text,
  description_fr text,
  description_zh text,
  file_id        bigint  references files (id),
  link           text    check (link ~ '^(/|https://)'),
  version        text,
  updated_on     date    not null,
  position       integer not null default 0,
  code           text    unique check (length(code) between 1 and 64),
  import_id      integer references imports (id),
  import_row     integer
);
comment on table service_tools is 'Service programs and documents offered for download.';

create table inquiries (
  id            bigint      generated always as identity primary key,
  company_id    bigint      references companies (id),
  user_id       bigint      references users (id),
  business_type text        not null check (business_type in ('business', 'nonBusiness')),
  topic         text        not null check (topic in ('parts', 'maintenance', 'training', 'product', 'inquiry', 'policy', 'others')),
  urgency       text        not null check (urgency in ('high', 'medium', 'low')),
  name          text        not null check (length(name) between 1 and 200),
  email         text        not null check (length(email) between 3 and 254),
  phone         text        check (length(phone) <= 30),
  licence_plate text        check (length(licence_plate) between 2 and 20),
  serial_number text        check (length(serial_number) between 1 and 60),
  message       text        not null check (length(message) between 1 and 4000),
  file_id       bigint      references files (id),
  status        text        not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer        text        check (length(answer) <= 4000),
  answered_by   bigint      references users (id),
  answered_at   timestamptz,
  created_at    timestamptz not null default now(),
  check (status <> 'answered' or (answer <> '' and answered_at is not null))
);
comment on table inquiries is 'Requests of the service tools form.';
comment on column inquiries.licence_plate is 'Of the vehicle the inquiry is about, where it has one (spec §5).';
comment on column inquiries.serial_number is 'Of the machine the inquiry is about, as it was typed.';
create index inquiries_open on inquiries (created_at) where status = 'open';

create table feedback (
  id            bigint      generated always as identity primary key,
  company_id    bigint      references companies (id),
  user_id       bigint      references users (id),
  question_type smallint    not null check (question_type between 1 and 6),
  name          text        not null check (length(name) between 1 and 200),
  email         text        not null check (length(email) between 3 and 254),
  phone         text        not null check (length(phone) between 3 and 30),
  subject       text        not null check (length(subject) between 1 and 200),
  message       text        not null check (length(message) between 1 and 4000),
  status        text        not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer        text        check (length(answer) <= 4000),
  answered_by   bigint      references users (id),
  answered_at   timestamptz,
  created_at    timestamptz not null default now()
);
comment on table feedback is 'Messages of the contact form.';
create index feedback_open on feedback (created_at) where status = 'open';

create table newsletter_subscriptions (
  id            bigint      generated always as identity primary key,
  email         text        not null unique check (email = lower(email) and length(email) between 3 and 254),
  language      text        not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  user_id       bigint      references users (id),
  token_hash    bytea       unique check (length(token_hash) = 32),
  subscribed_at timestamptz not null default now(),
  confirmed_at  timestamptz,
  ended_at      timestamptz
);
comment on table newsletter_subscriptions is 'Who wants the newsletter, in which language.';
comment on column newsletter_subscriptions.token_hash is 'SHA-256 of the secret in its mailed links.';

create table wrong_part_reports (
  id            bigint      generated always as identity primary key,
  company_id    bigint      not null references companies (id),
  user_id       bigint      not null references users (id),
  machine_id    bigint      references machines (id),
  figure_id     bigint      references figures (id),
  item_no       text        check (length(item_no) <= 12),
  part_id       bigint      references parts (id),
  message       text        not null check (length(message) between 1 and 4000),
  photo_file_id bigint      references files (id),
  status        text        not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer        text        check (length(answer) <= 4000),
  answered_by   bigint      references users (id),
  answered_at   timestamptz,
  created_at    timestamptz not null default now()
);
comment on table wrong_part_reports is 'A buyer''s word that a part shown for his machine is wrong, with photo and answer.';
create index wrong_part_reports_open on wrong_part_reports (created_at) where status = 'open';
create index wrong_part_reports_company on wrong_part_reports (company_id);

create table ratings (
  id            bigint      generated always as identity primary key,
  part_id       bigint      not null references parts (id),
  company_id    bigint      not null references companies (id),
  user_id       bigint      not null references users (id),
  order_line_id bigint      not null references order_lines (id),
  stars         smallint    not null check (stars between 1 and 5),
  body          text        check (length(body) <= 1000),
  language      text        not null default 'en' check (language in ('en', 'es', 'pt', 'fa', 'zh')),
  status        text        not null default 'waiting' check (status in ('waiting', 'shown', 'refused')),
  moderated_by  bigint      references users (id),
  created_at    timestamptz not null default now(),
  unique (part_id, user_id)
);
comment on table ratings is
  'Stars and a short text of a buyer with a completed order of the part; shown once the office has looked. The part''s count and sum '
  'follow by trigger.';
create index ratings_part on ratings (part_id) where status = 'shown';
create index ratings_waiting on ratings (created_at) where status = 'waiting';

create function refuse_unbought_rating() returns trigger
language plpgsql as $$
begin
  if not exists (
    select from order_lines l join orders o on o.id = l.order_id
    where l.id = new.order_line_id and l.part_id = new.part_id and l.company_id = new.company_id and o.status = 'completed'
  ) then
    raise exception 'a rating needs a completed order of the part' using errcode = 'check_violation', constraint = 'ratings_bought';
  end if;
  return new;
end $$;
comment on function refuse_unbought_rating is 'Only who has a completed order of a part rates it (product §5).';

create function count_rating() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'shown' then
    update parts set rating_count = rating_count - 1, rating_sum = rating_sum - old.stars where id = old.part_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'shown' then
    update parts set rating_count = rating_count + 1, rating_sum = rating_sum + new.stars where id = new.part_id;
  end if;
  return null;
end $$;
comment on function count_rating is 'Keeps the count and the sum of a part''s shown ratings.';

-- Stars come from buyers, and only shown ones count.
create trigger ratings_bought before insert or update of part_id, company_id, order_line_id on ratings
  for each row execute function refuse_unbought_rating();
create trigger ratings_counted after insert or update or delete on ratings for each row execute function count_rating();
