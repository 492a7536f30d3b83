-- Work that is asked for anew while it is being done is done once more (architecture §8).
alter table outbox add column asked_again boolean not null default false;
comment on column outbox.asked_again is 'Set while a worker does the job and the same work is asked for: it then waits again in place of being done.';
create index outbox_abandoned on outbox (locked_until) where locked_until is not null and done_at is null and failed_at is null;
