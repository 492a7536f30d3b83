-- What is done about a report of a receipt, kept beside the answer (product §7 receipt).

alter table receipt_reports
  add column outcome text,
  add constraint receipt_reports_outcome_check check (
    outcome is null or (outcome in ('replacement', 'credited', 'refused') and settled_at is not null));
comment on column receipt_reports.outcome is 'A replacement comes, it is credited in full, or nothing is done; empty of answers before it was asked.';
