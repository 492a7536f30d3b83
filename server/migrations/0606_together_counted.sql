-- The day on which it was last counted what is ordered together, kept also where nothing was found: an empty count is one too (spec §2 related products).

create table together_counted (
  is_only    boolean primary key default true,
  counted_on date not null,
  constraint together_counted_only check (is_only)
);
comment on table together_counted is 'When parts ordered together were counted last; one row, none before the first time.';

insert into together_counted (counted_on) select max(counted_on) from parts_ordered_together having count(*) > 0;
alter table parts_ordered_together drop column counted_on;
comment on table parts_ordered_together is
  'What five companies or more ordered together with a part, counted anew once a day; whose orders and how many is kept nowhere.';
