-- A list is sent to one person who orders, not only to the main account (product §0 technician and buyer, §4 permission 3).

alter table saved_lists
  add column sent_to bigint,
  add constraint saved_lists_recipient foreign key (sent_to, company_id) references users (id, company_id),
  add constraint saved_lists_recipient_of_sent check (sent_to is null or sent_at is not null);
comment on column saved_lists.sent_to is 'Whom its owner last sent it to; empty where that was the main account.';
comment on column saved_lists.sent_at is 'When its owner last sent it to be ordered.';
comment on table saved_lists is 'Named lists of parts; a list that was sent is read by the main account and by whom it was sent to, too.';
create index saved_lists_sent_to on saved_lists (sent_to) where sent_to is not null;
