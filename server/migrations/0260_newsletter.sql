-- The newsletter's state stands in its subscriptions alone, where a mailed link confirms it (product §3; spec §7 newsletter, updateSetting).

insert into newsletter_subscriptions (email, language, user_id, confirmed_at)
select email, language, id, now() from users where newsletter
on conflict do nothing;

alter table users drop column newsletter;

comment on column newsletter_subscriptions.subscribed_at is 'When it was last asked for; the link that confirms it works for an hour after it was mailed.';
comment on column newsletter_subscriptions.confirmed_at is 'When the mailed link was followed; nothing is sent before.';
comment on column newsletter_subscriptions.ended_at is 'When it was left; asked for again, it waits for a new link.';

alter table newsletter_subscriptions add column mailed_at timestamptz;
comment on column newsletter_subscriptions.mailed_at is 'When the link was last mailed.';
