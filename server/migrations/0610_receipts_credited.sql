-- Pieces that came short or damaged and are credited: they count on their line, and their credit note names the report (product §7 receipt).

alter table order_lines
  add column credited_quantity integer not null default 0 check (credited_quantity >= 0),
  drop constraint order_lines_returned,
  add constraint order_lines_returned check (returned_quantity + credited_quantity <= shipped_quantity);
comment on column order_lines.credited_quantity is
  'Pieces that came short, damaged or wrong and are credited without coming back.';
comment on table order_lines is
  'A line as it was sold: code, names, price with the list that gave it, verdict of fit. Only its quantities in batches, shipped, '
  'returned and credited and its promise date change.';

alter table credit_notes
  add column receipt_report_id bigint unique references receipt_reports (id),
  add constraint credit_notes_one_cause check (return_id is null or receipt_report_id is null);
comment on column credit_notes.receipt_report_id is 'The report of a receipt whose pieces it gives back.';
