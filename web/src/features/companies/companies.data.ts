// Questions and sends about companies in the office (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { companyCalls } from '@outrigger/contract/calls/companies.ts';
import { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

/** A company in the list. */
export type CompanyRow = ResultOf<typeof companyCalls.companyList>['items'][number];
/** A company with its people. */
export type Company = ResultOf<typeof companyCalls.companyDetail>;

const refreshes = [companyCalls.companyList, companyCalls.companyDetail, queueCalls.officeQueue];

/** Somebody of a company. */
export type CompanyPerson = Company['people'][number];

/** One page of companies. */
export const useCompanies = (asked: InputOf<typeof companyCalls.companyList>) =>
  useCall(companyCalls.companyList, asked, { keepPrevious: true });
/** One company. */
export const useCompany = (id: number) => useCall(companyCalls.companyDetail, { id });
/** Approves one. */
export const useApproveCompany = () => useSend(companyCalls.approveCompany, { quiet: true, refreshes });
/** Refuses or closes one. */
export const useRefuseCompany = () => useSend(companyCalls.refuseCompany, { quiet: true, refreshes });
/** Mails another invitation to somebody of a company. */
export const useInviteAgain = () => useSend(subAccountCalls.inviteSubAccountAgain, { refreshes, isPress: true });
/** Switches somebody of a company off; the dialog keeps the reason on a failure. */
export const useClosePerson = () => useSend(subAccountCalls.closeSubAccount, { refreshes, quiet: true });
