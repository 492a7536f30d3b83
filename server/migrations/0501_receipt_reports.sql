-- What came short or damaged, line by line, as the buyer reports it, and how the parts desk settled it (product §7 receipt).

create table receipt_reports (
  id            bigint      generated always as identity primary key,
  order_id      bigint      not null,
  company_id    bigint      not null,
  order_line_id bigint      not null,
  problem       text        not null check (problem in ('short', 'damaged', 'wrong')),
  quantity      integer     not null check (quantity between 1 and 9999),
  note          text        check (length(note) <= 4000),
  reported_by   bigint      not null references users (id),
  reported_at   timestamptz not null default now(),
  answer        text        check (length(answer) between 1 and 4000),
  settled_by    bigint      references users (id),
  settled_at    timestamptz,
  foreign key (order_id, company_id) references orders (id, company_id),
  foreign key (order_line_id, order_id) references order_lines (id, order_id),
  check ((settled_at is null) = (answer is null)),
  check ((settled_at is null) = (settled_by is null))
);
comment on table receipt_reports is 'What of an order line came short, damaged or wrong, and what the parts desk answered.';
create index receipt_reports_order on receipt_reports (order_id);
create index receipt_reports_open on receipt_reports (reported_at) where settled_at is null;

create table receipt_report_photos (
  report_id bigint not null references receipt_reports (id),
  file_id   bigint not null unique references files (id),
  primary key (report_id, file_id)
);
comment on table receipt_report_photos is 'What the reporter photographed.';
