-- Colours are told to the filters of the parts list from one to the next (spec §2 Parts list).
create index parts_colour on parts (colour) where colour is not null;
