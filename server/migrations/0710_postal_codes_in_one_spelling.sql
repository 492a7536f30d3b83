-- Postal codes that were stored before they were kept in one spelling are written as one typed today is kept (spec §5): half width, capitals, single spaces, no postal mark.
-- Orders keep the address that was typed for them.

update addresses a set postal_code = s.kept
from (
  select id, btrim(regexp_replace(replace(upper(normalize(postal_code, NFKC)), '〒', ''), '\s+', ' ', 'g')) as kept
  from addresses
) s
where s.id = a.id and s.kept <> a.postal_code and length(s.kept) between 1 and 20;
