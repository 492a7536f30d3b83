-- How postal codes are written (spec §5): forms that were wrong or outdated, and one code of each country to show as an example.
-- A form is held to what was typed and to what is left of it without spaces, hyphens and the country's own letters.

alter table countries add column postal_code_example text check (postal_code_example <> '');
comment on column countries.postal_code_pattern is
  'The regular expression its postal codes keep without spaces and hyphens; null where it has none, or any will do.';
comment on column countries.postal_code_example is 'One of its postal codes, as its post writes it.';

update countries c set postal_code_pattern = v.pattern
from (values
  ('AE', null),
  ('AI', '^(AI)?\d{4}$'),
  ('AM', '^\d{4}$'),
  ('AS', '^96799(\d{4})?$'),
  ('AX', '^(FI|AX)?\d{5}$'),
  ('AZ', '^(AZ)?\d{4}$'),
  ('BN', '^[A-Z]{2}\d{4}$'),
  ('BR', '^\d{8}$'),
  ('EG', '^\d{5}(\d{2})?$'),
  ('GB', '^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$'),
  ('GG', '^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$'),
  ('GI', '^GX111AA$'),
  ('HK', null),
  ('HN', '^([A-Z]{2}\d{4}|\d{5,6})$'),
  ('IE', '^(D6W|[AC-FHKNPRTV-Y]\d{2})[AC-FHKNPRTV-Y\d]{4}$'),
  ('IM', '^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$'),
  ('JE', '^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$'),
  ('JP', '^\d{7}$'),
  ('KH', '^\d{5,6}$'),
  ('KY', '^KY\d{5}$'),
  ('KZ', '^(\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$'),
  ('LU', '^\d{4}$'),
  ('MD', '^(MD)?\d{4}$'),
  ('MH', '^969\d{2}(\d{4})?$'),
  ('MM', '^\d{5}(\d{2})?$'),
  ('MO', null),
  ('MP', '^9695[0-2](\d{4})?$'),
  ('MU', '^(\d{5}|\d{3}[A-Z]{2}\d{3})$'),
  ('NI', '^\d{5}(\d{2})?$'),
  ('PA', '^[A-Z]?\d{4}$'),
  ('PL', '^\d{5}$'),
  ('PR', '^00[679]\d{2}(\d{4})?$'),
  ('PT', '^\d{7}[A-Z]{0,25}$'),
  ('PW', '^96940(\d{4})?$'),
  ('SA', '^\d{5}(\d{4})?$'),
  ('SE', '^\d{5}$'),
  ('TD', null),
  ('US', '^\d{5}(\d{4})?$'),
  ('VI', '^008\d{2}(\d{4})?$'),
  ('VN', '^\d{5,6}$'),
  ('WS', '^(WS)?\d{4}$')
) as v (code, pattern)
where c.code = v.code;

update countries c set postal_code_example = v.example
from (values
  ('AD', 'AD500'), ('AL', '1001'), ('AM', '0010'), ('AR', 'C1425'), ('AT', '1010'), ('AU', '2000'),
  ('AZ', 'AZ 1000'), ('BA', '71000'), ('BB', 'BB15094'), ('BD', '1000'), ('BE', '1000'), ('BG', '1000'),
  ('BH', '317'), ('BN', 'BS8811'), ('BR', '01310-100'), ('BY', '220030'), ('CA', 'M5V 2T6'), ('CH', '8001'),
  ('CL', '8320000'), ('CN', '200000'), ('CO', '110111'), ('CR', '10101'), ('CY', '1010'), ('CZ', '110 00'),
  ('DE', '80331'), ('DK', '2100'), ('DO', '10101'), ('DZ', '16000'), ('EC', '170150'), ('EE', '10111'),
  ('EG', '11511'), ('ES', '28013'), ('FI', '00100'), ('FR', '69002'), ('GB', 'SW1A 1AA'), ('GE', '0102'),
  ('GI', 'GX11 1AA'), ('GR', '104 31'), ('GT', '01001'), ('HN', '11101'), ('HR', '10000'), ('HU', '1051'),
  ('ID', '10110'), ('IE', 'D02 AF30'), ('IL', '9190401'), ('IN', '110001'), ('IQ', '10001'), ('IR', '1193653471'),
  ('IS', '101'), ('IT', '20121'), ('JO', '11110'), ('JP', '100-0001'), ('KE', '00100'), ('KG', '720001'),
  ('KH', '120101'), ('KR', '04524'), ('KW', '13001'), ('KZ', '010000'), ('LA', '01000'), ('LB', '1107'),
  ('LI', '9490'), ('LK', '00100'), ('LT', 'LT-01100'), ('LU', '1616'), ('LV', 'LV-1010'), ('MA', '20000'),
  ('MC', '98000'), ('MD', 'MD-2001'), ('ME', '81000'), ('MK', '1000'), ('MN', '14200'), ('MT', 'VLT 1117'),
  ('MU', '11302'), ('MV', '20026'), ('MX', '06600'), ('MY', '50000'), ('MZ', '1100'), ('NA', '10001'),
  ('NC', '98800'), ('NG', '100001'), ('NI', '11001'), ('NL', '1012 AB'), ('NO', '0150'), ('NP', '44600'),
  ('NZ', '6011'), ('OM', '100'), ('PA', '0801'), ('PE', '15001'), ('PF', '98714'), ('PG', '121'),
  ('PH', '1000'), ('PK', '44000'), ('PL', '00-950'), ('PR', '00907'), ('PT', '1000-205'), ('PY', '1001'),
  ('RO', '010011'), ('RS', '11000'), ('RU', '101000'), ('SA', '12211'), ('SE', '111 22'), ('SG', '018956'),
  ('SI', '1000'), ('SK', '811 01'), ('SM', '47890'), ('SN', '10200'), ('SV', '1101'), ('TH', '10200'),
  ('TJ', '734000'), ('TM', '744000'), ('TN', '1000'), ('TR', '34000'), ('TT', '120110'), ('TW', '100'),
  ('TZ', '11101'), ('UA', '01001'), ('US', '77002'), ('UY', '11000'), ('UZ', '100000'), ('VN', '10000'),
  ('XK', '10000'), ('ZA', '2000'), ('ZM', '10101')
) as v (code, example)
where c.code = v.code;
