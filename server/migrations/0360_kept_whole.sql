-- What is only ever added to is not emptied at a stroke either: triggers of rows do not see a TRUNCATE (product §8).

create trigger audit_not_emptied before truncate on audit for each statement execute function refuse_change();
create trigger terms_agreements_not_emptied before truncate on terms_agreements
  for each statement execute function refuse_change();
