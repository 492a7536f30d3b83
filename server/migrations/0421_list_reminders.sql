-- A list may be needed again every so many weeks: its owner is reminded by mail (product §6 lists).

alter table saved_lists add column repeat_weeks smallint check (repeat_weeks between 1 and 104);
alter table saved_lists add column remind_on date;
alter table saved_lists add constraint saved_lists_reminder check ((repeat_weeks is null) = (remind_on is null));
comment on column saved_lists.remind_on is 'The day its owner is reminded next.';
create index saved_lists_remind_on on saved_lists (remind_on) where remind_on is not null;
