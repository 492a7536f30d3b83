-- What invoices and credit notes state besides their order, kept as it was when they were issued (product §7 Invoice).

create table seller_details (
  id              bigint      generated always as identity primary key,
  name            text        not null check (length(name) between 1 and 200),
  street          text        not null check (length(street) between 1 and 200),
  postal_code     text        not null check (length(postal_code) between 1 and 20),
  city            text        not null check (length(city) between 1 and 100),
  country         text        not null references countries (code),
  vat_id          text        check (vat_id ~ '^[A-Z]{2}[A-Z0-9]{2,13}$'),
  registration_no text        check (length(registration_no) between 1 and 60),
  email           text        check (length(email) between 3 and 254),
  phone           text        check (length(phone) between 1 and 40),
  bank_name       text        check (length(bank_name) between 1 and 100),
  iban            text        check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic             text        check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  payment_days    smallint    check (payment_days between 0 and 365),
  tax_note        text        check (length(tax_note) between 1 and 500),
  changed_by      bigint      references users (id),
  changed_at      timestamptz not null default now()
);
comment on table seller_details is
  'What invoices say of the seller; each change is a row of its own, and an invoice states what stood when it was issued.';
comment on column seller_details.vat_id is 'With the letters of its country in front.';
comment on column seller_details.payment_days is 'Days after the invoice until which what is bought on credit is to be paid.';
comment on column seller_details.tax_note is 'Why no tax is charged on sales at home.';
create trigger seller_details_append_only before update or delete on seller_details
  for each row execute function refuse_change();

alter table invoices
  add column buyer_name text check (length(buyer_name) between 1 and 200),
  add column buyer_tax_number text;
update invoices i set buyer_name = c.name, buyer_tax_number = c.tax_number from companies c where c.id = i.company_id;
alter table invoices alter column buyer_name set not null;
comment on column invoices.buyer_name is 'The company as it was called when the invoice was issued.';

drop trigger invoices_unchanged on invoices;
create trigger invoices_unchanged before update on invoices
  for each row when (
    (new.number, new.order_id, new.company_id, new.currency, new.total_minor, new.buyer_name, new.buyer_tax_number, new.issued_at)
    is distinct from
    (old.number, old.order_id, old.company_id, old.currency, old.total_minor, old.buyer_name, old.buyer_tax_number, old.issued_at)
  ) execute function refuse_snapshot_change();

alter table credit_notes add column return_id bigint references returns (id);
comment on column credit_notes.return_id is 'The return it gives money back for; empty where it takes back what was left of the invoice.';
create index credit_notes_return on credit_notes (return_id) where return_id is not null;
