-- A form open to visitors sends once, however often its button is pressed or its answer lost (product §2).

alter table feedback add column send_key text unique check (length(send_key) <= 200);
alter table inquiries add column send_key text unique check (length(send_key) <= 200);
comment on column feedback.send_key is 'Named by the form of who asks, one an intention: the same again keeps nothing.';
comment on column inquiries.send_key is 'Named by the form of who asks, one an intention: the same again keeps nothing.';
