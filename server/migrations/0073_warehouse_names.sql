-- Warehouses have names in five languages; the one they have stands for English (quality 17).
alter table warehouses
  add column name_en text not null generated always as (name) stored,
  add column name_es text,
  add column name_pt text,
  add column name_fr text,
  add column name_zh text;
