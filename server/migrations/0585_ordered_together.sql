-- Parts that many companies order together, for "often changed with this one" on the page of a part (spec §2 related products).

create table parts_ordered_together (
  part_id    bigint   not null references parts (id) on delete cascade,
  other_id   bigint   not null references parts (id) on delete cascade,
  place      smallint not null check (place between 1 and 12),
  counted_on date     not null default current_date,
  primary key (part_id, place),
  constraint parts_ordered_together_once unique (part_id, other_id),
  constraint parts_ordered_together_others check (part_id <> other_id)
);
comment on table parts_ordered_together is
  'What five companies or more ordered together with a part, counted anew once a day; whose orders and how many is kept nowhere.';
comment on column parts_ordered_together.place is 'Ordered by most companies first.';
create index parts_ordered_together_other on parts_ordered_together (other_id);
