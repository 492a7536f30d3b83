-- A list may be needed again every so many working hours of its machine, as the company keeps them (product §6 lists; §5 History).

alter table saved_lists
  add column repeat_hours    integer check (repeat_hours between 10 and 20000),
  add column remind_at_hours integer,
  add constraint saved_lists_one_repeat check (repeat_weeks is null or repeat_hours is null),
  add constraint saved_lists_hours_of_machine check (repeat_hours is null or machine_id is not null),
  add constraint saved_lists_hours_reminder check (remind_at_hours is null or (repeat_hours is not null and remind_at_hours >= repeat_hours));
comment on column saved_lists.remind_at_hours is
  'The hours of its machine at which its owner is reminded next; empty while the company has not told them.';
create index saved_lists_hours on saved_lists (machine_id) where repeat_hours is not null;
