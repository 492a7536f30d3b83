-- A label of a return says the street of the warehouse it is sent to (product §7 return accepted).

alter table warehouses
  add column address     text,
  add column postal_code text,
  add column state       text;
comment on column warehouses.address is 'Street and number, as labels of returns print them.';
