-- Codes are compared as the program compares them: the sign of a size is an X, full-width letters and digits are plain ones, and no dash, space or soft hyphen matters (product §5 Search).

create or replace function normal_code(code text) returns text language sql immutable strict parallel safe as $$
  select translate(upper(code collate "C"),
    E'×０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ'
    ' \t\n\r!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~！＂＃＄％＆＇（）＊＋，－．／：；＜＝＞？＠［＼］＾＿｀｛｜｝～'
    '\u00a0\u00ad\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2010\u2011\u2012\u2013\u2014\u2015\u202f\u205f\u2060\u2212\u3000\ufeff',
    'X0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ')
$$;

-- What is stored is made anew of the few codes alone that such a sign is in, so that a shop of a million parts is read once and not written again.
-- What such signs alone are written in, as a sheet's "none", is no code of anything.
delete from customer_part_codes where code ~ '[^\u0001-\u007e]' and normal_code(code) = '';
delete from part_aliases where code ~ '[^\u0001-\u007e]' and normal_code(code) = '';
-- Of a company's own codes that are now one, that stays which was found so far: searches wrote × as x.
delete from customer_part_codes c using customer_part_codes o
  where c.code ~ '[^\u0001-\u007e]' and o.company_id = c.company_id and o.id <> c.id and normal_code(o.code) = normal_code(c.code)
    and (o.code_norm = normal_code(o.code) or c.code_norm <> normal_code(c.code) and o.id < c.id);
update customer_part_codes set code = code where code ~ '[^\u0001-\u007e]' and code_norm <> normal_code(code);
update part_aliases set code = code where code ~ '[^\u0001-\u007e]' and code_norm <> normal_code(code);
update parts set code = code where code ~ '[^\u0001-\u007e]' and code_norm <> normal_code(code) and normal_code(code) <> '';
update model_variants set code = code where code ~ '[^\u0001-\u007e]' and code_norm <> normal_code(code);
update machines set serial_number = serial_number
  where serial_number ~ '[^\u0001-\u007e]' and serial_norm <> normal_code(serial_number) and normal_code(serial_number) <> '';
update company_machines set fleet_number = fleet_number where fleet_number ~ '[^\u0001-\u007e]' and fleet_number_norm <> normal_code(fleet_number);
reindex index figures_code;
