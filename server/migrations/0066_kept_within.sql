-- Chapters and items never lie within themselves, an item stays in its figure with what hangs on it, and what a user keeps is the user's company's (spec §6; product §5).

create function refuse_chapter_cycle() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('chapters'));
  if exists (
    with recursive up (id) as (
      select new.parent_id
      union
      select c.parent_id from up join chapters c on c.id = up.id
    )
    select from up where id = new.id
  ) then
    raise exception 'chapter % lies within itself', new.code using errcode = 'check_violation', constraint = 'chapters_no_cycle', detail = new.code;
  end if;
  return null;
end $$;
create trigger chapters_no_cycle after insert or update of parent_id on chapters
  for each row when (new.parent_id is not null) execute function refuse_chapter_cycle();

create function check_item_parent() returns trigger language plpgsql as $$
declare
  upper record;
  code text;
begin
  perform pg_advisory_xact_lock(hashtext('items'));
  -- Most parents are nobody's child, so that one look is all.
  select figure_id, parent_item_id into upper from items where id = new.parent_item_id;
  if upper.figure_id <> new.figure_id then
    select f.code into code from figures f where f.id = new.figure_id;
    raise exception 'item % is attached to an item of another figure', new.item_no
      using errcode = 'check_violation', constraint = 'items_parent_in_figure', detail = code;
  end if;
  if upper.parent_item_id is not null and exists (
    with recursive up (id) as (
      select upper.parent_item_id
      union
      select i.parent_item_id from up join items i on i.id = up.id
    )
    select from up where id = new.id
  ) then
    select f.code into code from figures f where f.id = new.figure_id;
    raise exception 'item % is attached to itself', new.item_no using errcode = 'check_violation', constraint = 'items_no_cycle', detail = code;
  end if;
  return null;
end $$;
create trigger items_parent after insert or update of parent_item_id on items
  for each row when (new.parent_item_id is not null) execute function check_item_parent();

-- Composite keys would cost the longest tables another index each; instead nothing moves to another figure, and what joins two is judged when it is written.
create function refuse_other_figure() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in a figure does not move to another' using errcode = 'check_violation', constraint = tg_name;
end $$;
create trigger items_stay_in_figure before update of figure_id on items
  for each row when (new.figure_id <> old.figure_id) execute function refuse_other_figure();
create trigger illustrations_stay_in_figure before update of figure_id on illustrations
  for each row when (new.figure_id <> old.figure_id) execute function refuse_other_figure();

create function check_hotspot_figures() returns trigger language plpgsql as $$
declare code text;
begin
  select f.code into code
  from added a join items i on i.id = a.item_id join illustrations l on l.id = a.illustration_id join figures f on f.id = i.figure_id
  where l.figure_id <> i.figure_id limit 1;
  if code is not null then
    raise exception 'a hotspot joins an item of figure % with an illustration of another', code
      using errcode = 'check_violation', constraint = 'hotspots_in_figure', detail = code;
  end if;
  return null;
end $$;
create trigger hotspots_in_figure_insert after insert on hotspots
  referencing new table as added for each statement execute function check_hotspot_figures();
create trigger hotspots_in_figure_update after update on hotspots
  referencing new table as added for each statement execute function check_hotspot_figures();

-- Judged for rows from before in a migration of its own, so that nobody waits for both.
alter table users add constraint users_id_company_id_key unique (id, company_id);
alter table carts drop constraint carts_user_id_fkey,
  add constraint carts_user_id_company_id_fkey foreign key (user_id, company_id) references users (id, company_id) not valid;
alter table favourites drop constraint favourites_user_id_fkey,
  add constraint favourites_user_id_company_id_fkey foreign key (user_id, company_id) references users (id, company_id) not valid;
alter table invitations drop constraint invitations_user_id_fkey,
  add constraint invitations_user_id_company_id_fkey foreign key (user_id, company_id) references users (id, company_id) not valid;
