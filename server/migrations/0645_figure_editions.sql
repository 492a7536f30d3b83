-- Figures are changed in the office, too (product §8 figures): two people do not undo each other's work.

alter table figures add column edition integer not null default 1 check (edition > 0);
comment on column figures.edition is 'Raised by each change of its name, models or lines in the office.';
