-- A line of a list keeps for which machines how many of it are meant, as a line of the cart does (product §6 lists): a list may hold parts of several machines.

create table saved_list_line_machines (
  list_id    bigint  not null,
  part_id    bigint  not null,
  machine_id bigint  not null references machines (id),
  quantity   integer not null check (quantity between 1 and 9999),
  primary key (list_id, part_id, machine_id),
  constraint saved_list_line_machines_line foreign key (list_id, part_id)
    references saved_list_lines (list_id, part_id) on delete cascade
);
comment on table saved_list_line_machines is 'For which machines how many of a line of a list are meant.';
create index saved_list_line_machines_machine on saved_list_line_machines (machine_id);

-- What a list was for, each of its lines was.
insert into saved_list_line_machines (list_id, part_id, machine_id, quantity)
select n.list_id, n.part_id, l.machine_id, n.quantity
from saved_lists l join saved_list_lines n on n.list_id = l.id where l.machine_id is not null;

comment on column saved_lists.machine_id is 'The machine all of the list was meant for when it was made, whose hours may say when it is needed again.';
