-- Recommendations, links and tips are shown from a day and until a day, as banners are, and each link can be named by an id (product §8).

alter table recommendations
  add column shown_from timestamptz,
  add column shown_to   timestamptz,
  add constraint recommendations_shown check (shown_to > shown_from);

alter table shop_links
  add column id         bigint generated always as identity unique,
  add column shown_from timestamptz,
  add column shown_to   timestamptz,
  add constraint shop_links_shown check (shown_to > shown_from);
