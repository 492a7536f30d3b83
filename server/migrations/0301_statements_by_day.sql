-- A statement is read by the day of its movements, whichever was written first.
create index ledger_transactions_statement on ledger_transactions (company_id, created_at desc, id desc);
drop index ledger_transactions_company;
