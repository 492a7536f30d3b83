-- The words of a company's lines are looked through by company; the last promised day stands with the order (spec §2 My orders).

drop index order_lines_promised;
create index order_lines_company on order_lines (company_id, order_id);
