-- What people look at is found by part and by time, and forgotten after half a year (spec §7 Log).

alter table activity_log add column part_id bigint references parts (id) on delete cascade;
comment on column activity_log.part_id is 'Of an action on a part, the part its content names.';
comment on table activity_log is 'What users looked at, as reported by the pages; rows older than 180 days are removed.';
create index activity_log_at on activity_log (at);
create index activity_log_part on activity_log (part_id, at) where part_id is not null;
