// The door of credit: credit lines and the ledger behind them (product §7 Credit).
export { checkCredit } from './check-credit.ts';
export { creditRoutes } from './credit.routes.ts';
export { type CreditLine, type CreditVerdict, decideCredit } from './credit.rules.ts';
export { lockCreditLines, lockStoreCredit, writeMovements } from './credit.store.ts';
export * as ledger from './ledger.rules.ts';
