-- My orders of a company that has thousands: their words are kept as they are looked for, and the last promised day is read off an index (spec §2 My orders).

alter table order_lines
  add column words text generated always as (lower(
    code || ' ' || coalesce(reference, '') || ' ' || coalesce(machine_serial, '') || ' ' || name_en || ' ' || coalesce(name_es, '') || ' ' ||
    coalesce(name_pt, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_zh, ''))) stored,
  add column code_norm text generated always as (normal_code(code)) stored,
  add column serial_norm text generated always as (normal_code(machine_serial)) stored;
comment on column order_lines.words is 'What my orders are searched by, in small letters: code, reference, machine and names.';
create index order_lines_promised on order_lines (company_id, order_id, promise_date);
