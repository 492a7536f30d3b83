-- The numbers a printed effectivity names, one blank around each: "S/N 22,032,000 to 22032999" is " 22032000 22032999 ".
-- Whether a limit is printed is asked for each row of a book, and would cost a regular expression each time.
alter table effectivities
  add column printed_numbers text not null generated always as (
    regexp_replace(
      regexp_replace(
        ' ' || regexp_replace(coalesce(printed_en, ''), '([0-9])[ ,](?=[0-9]{3}(?![0-9]))', '\1', 'g') || ' ',
        '[^0-9]+', ' ', 'g'),
      ' 0+(?=[0-9])', ' ', 'g')
  ) stored;
comment on column effectivities.printed_numbers is 'The numbers of printed_en without separators and leading zeros, a blank around each.';
