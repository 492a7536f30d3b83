// The company's account as the credit screen asks for it (spec §7 /finance/creditUsageRecord; product §7 Credit).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { creditCalls } from '@outrigger/contract/calls/credit.ts';
import { requestFile, saveFile } from '../../client/api/files.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';
import { dayOffsets } from '../../client/day-offsets.rules.ts';

/** One page of the statement. */
export type Statement = ResultOf<typeof creditCalls.statement>;
/** Where the account stands. */
export type Account = NonNullable<Statement['account']>;
/** What moved it. */
export type Movement = Statement['items'][number];
/** Which movements: currency and the reader's own days. */
export type StatementFilter = Pick<InputOf<typeof creditCalls.statement>, 'currency' | 'from' | 'to'>;

/** The statement; the rows stay while the next page loads. */
export const useStatement = (filter: StatementFilter, pages: { page: number; pageSize: number }, isEnabled: boolean) =>
  useCall(
    creditCalls.statement,
    { ...filter, ...dayOffsets(filter), ...pages },
    { keepPrevious: true, enabled: isEnabled },
  );

/** Saves the same movements as a file. */
export async function saveStatement(filter: StatementFilter): Promise<void> {
  saveFile(await requestFile(creditCalls.statementFile, { ...filter, ...dayOffsets(filter) }));
}

/** Above which amount orders of the company are confirmed by a mailed code. */
export const useConfirmationAmount = () => useCall(approvalCalls.confirmationAmount, {});

/** Sets it, or takes it away. */
export const useSetConfirmationAmount = () =>
  useSend(approvalCalls.setConfirmationAmount, { quiet: true, refreshes: [approvalCalls.confirmationAmount] });
