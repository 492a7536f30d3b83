-- Lets the import format carry content and rates too, and keeps sorted lists true when a part moves (product §5, §8).

alter table exchange_rates add column import_id integer references imports (id), add column import_row integer;
alter table notices add column code text unique check (length(code) between 1 and 64),
  add column import_id integer references imports (id), add column import_row integer;
alter table banners add column code text unique check (length(code) between 1 and 64),
  add column import_id integer references imports (id), add column import_row integer;
alter table service_tools add column code text unique check (length(code) between 1 and 64),
  add column import_id integer references imports (id), add column import_row integer;
alter table recommendations add column import_id integer references imports (id), add column import_row integer;
alter table shop_links add column import_id integer references imports (id), add column import_row integer;
alter table region_contacts drop constraint region_contacts_country_key,
  add constraint region_contacts_country_key unique nulls not distinct (country),
  add column import_id integer references imports (id), add column import_row integer;

create function follow_part_category() returns trigger language plpgsql as $$
begin
  update part_sort set category_id = new.category_id where part_id = new.id;
  update part_price_sort set category_id = new.category_id where part_id = new.id;
  return null;
end $$;
create trigger parts_category_followed after update of category_id on parts
  for each row when (new.category_id is distinct from old.category_id) execute function follow_part_category();

alter table option_rules drop constraint option_rules_rule_check,
  add constraint option_rules_rule_check check (rule ~ '^[A-Z0-9_+!,() -]+$' and length(rule) <= 500);
