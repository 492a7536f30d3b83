-- Cities to suggest in an address form; the rows come from server/reference-data/cities.csv (spec §3 reference data).

comment on table cities is
  'Cities of 15,000 people and more, offered by the address form; other names may be typed.';
