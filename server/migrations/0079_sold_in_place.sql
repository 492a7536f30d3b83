-- Of several parts that took another's place one that is taken off sale, or sold again, moves the price the other stands by; no price is written then (docs/decisions/0008).

create function sort_sold_in_place() returns trigger language plpgsql as $$
begin
  if current_setting('outrigger.is_importing', true) = 'on' then return null; end if;
  if exists (select from supersessions where new_part_id = new.id) then perform sort_prices_of(array[new.id]); end if;
  return null;
end $$;
create trigger parts_sold_in_place after update of status, sell_policy on parts for each row
  when ((old.status = 'offline' or old.sell_policy = 'notSold') is distinct from (new.status = 'offline' or new.sell_policy = 'notSold'))
  execute function sort_sold_in_place();
