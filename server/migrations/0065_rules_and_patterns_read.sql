-- Option rules and patterns of serial numbers are kept only where they can be read; rows from before stay and are not judged (product §5).

create function is_option_rule(rule text) returns boolean immutable parallel safe language plpgsql as $$
declare
  shorter text := regexp_replace(regexp_replace(rule, '[A-Z0-9][A-Z0-9_-]*', 'x', 'g'), ' *([+,!()]) *', '\1', 'g');
  longer text := '';
begin
  if length(rule) > 500 then return false; end if;
  -- What stands for one condition is taken as one, from within, until no more can be.
  while shorter <> longer loop
    longer := shorter;
    shorter := regexp_replace(longer, '!+x|\(x\)|x([+,]x)+', 'x', 'g');
  end loop;
  return trim(shorter) = 'x';
end $$;
comment on function is_option_rule(text) is 'Whether the shop can read an option rule: codes with + (and), comma (or), ! (not) and brackets.';

alter table option_rules drop constraint option_rules_rule_check,
  add constraint option_rules_rule_check check (is_option_rule(rule)) not valid;

create function is_serial_pattern(pattern text) returns boolean immutable language plpgsql as $$
begin
  -- Beside an empty branch the pattern matches nothing and still shows how many groups it has.
  return pattern is not null and '' ~ pattern is not null and cardinality(regexp_match('', pattern || '|')) >= 2;
exception when invalid_regular_expression then
  return false;
end $$;
comment on function is_serial_pattern(text) is 'Whether PostgreSQL reads the regular expression, and it has groups for prefix and ordinal.';

alter table serial_schemes add constraint serial_schemes_pattern_read check (is_serial_pattern(pattern)) not valid;
