-- Returns in steps: asked for, accepted to be sent back, looked at and credited; or refused, or withdrawn (spec §9; product §7).

create sequence return_numbers;

create function new_return_no() returns text
language sql volatile as $$
  select to_char(now() at time zone 'UTC', '"RT"YY') || lpad(n, greatest(6, length(n)), '0')
  from (select nextval('return_numbers')::text as n) next
$$;
comment on function new_return_no is 'The next number of a return, as RT26000123; unique, not gapless.';

drop index returns_open;
alter table returns
  drop constraint returns_status_check,
  drop constraint returns_check,
  drop constraint returns_check1,
  add column return_no text not null unique default new_return_no() check (length(return_no) between 3 and 30),
  add column cause text not null default 'other'
    check (cause in ('notNeeded', 'wrongOrdered', 'doesNotFit', 'wrongSent', 'damaged', 'faulty', 'other')),
  add column accepted_at timestamptz,
  add column accepted_by bigint references users (id);

update returns set accepted_at = decided_at, accepted_by = decided_by where status = 'accepted';
update returns set status = case status when 'accepted' then 'credited' when 'rejected' then 'refused' else status end;

alter table returns
  add constraint returns_status_check check (status in ('requested', 'accepted', 'credited', 'refused', 'withdrawn')),
  add constraint returns_decided check ((status in ('requested', 'accepted')) = (decided_at is null)),
  add constraint returns_accepted check (status <> 'accepted' or accepted_at is not null),
  add constraint returns_credited check ((status = 'credited') = (credit_minor is not null));
comment on table returns is
  'Goods sent back within the return window, of one order or several; what is taken of them becomes store credit less the restocking fee.';
comment on column returns.return_no is 'What its label says.';
comment on column returns.goods_minor is 'What its lines were sold for: as asked for, and once credited of what was taken.';
comment on column returns.accepted_at is 'Since when it may be sent.';
comment on column returns.answer is 'What the parts desk said last.';
create index returns_open on returns (requested_at) where status in ('requested', 'accepted');

alter table return_lines
  add column taken_quantity integer check (taken_quantity between 0 and quantity),
  add column finding text check (length(finding) between 1 and 1000);
comment on column return_lines.taken_quantity is 'Pieces that were taken back; empty until somebody looked at them.';
comment on column return_lines.finding is 'What was found where fewer were taken.';
update return_lines l set taken_quantity = l.quantity from returns r where r.id = l.return_id and r.status = 'credited';
create index return_lines_line on return_lines (order_line_id);

create table return_photos (
  return_id  bigint  not null,
  company_id bigint  not null,
  currency   text    not null,
  file_id    bigint  not null references files (id),
  position   integer not null check (position > 0),
  primary key (return_id, file_id),
  foreign key (return_id, company_id, currency) references returns (id, company_id, currency)
);
comment on table return_photos is 'Pictures of what is to come back, as its company sent them.';
create index return_photos_file on return_photos (file_id);

create index orders_returnable on orders (company_id, return_until) where status = 'completed';
