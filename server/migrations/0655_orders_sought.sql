-- What my orders are searched by stands with the order: a word is looked for in one text of each, not in all of its lines (spec §2 My orders).

alter table orders
  add column sought_words text not null default '',
  add column sought_codes text not null default '';
comment on column orders.sought_words is
  'What a word is looked for in, in small letters: number, purchase order, cost centre, wanted-by, and of its lines code, reference, machine and names.';
comment on column orders.sought_codes is
  'Part codes and serial numbers of its lines as codes are compared, each a line of its own.';

update orders o
set sought_words = lower(concat_ws(E'\n', o.order_no, o.purchase_order_no, o.cost_centre, o.wanted_by::text, l.words)), sought_codes = l.codes
from (
  select order_id,
    string_agg(concat_ws(E'\n', code, reference, machine_serial, name_en, name_es, name_pt, name_fr, name_zh), E'\n' order by line_no) as words,
    string_agg(concat_ws(E'\n', normal_code(code), normal_code(machine_serial)), E'\n' order by line_no) as codes
  from order_lines group by order_id) l
where l.order_id = o.id;

alter table order_lines drop column words, drop column code_norm, drop column serial_norm;

-- What is promised when an order is made is written with it; only later promises follow their lines.
drop trigger order_lines_promised_insert on order_lines;
