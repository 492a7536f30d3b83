-- Opening hours are words: "Mon-Fri" says nothing on a Chinese page.

alter table region_contacts rename column hours to hours_en;
alter table region_contacts
  add column hours_es text,
  add column hours_pt text,
  add column hours_fr text,
  add column hours_zh text;
comment on column region_contacts.hours_en is 'Opening hours; stands in for the languages that are empty.';
