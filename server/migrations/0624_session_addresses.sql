-- Where a sign-in came from, for the list of signed-in devices (product §3); nobody needs it once the sign-in has ended.

alter table sessions add column address text check (address <> '');
comment on column sessions.address is 'Network address the sign-in came from; forgotten when it ends.';
