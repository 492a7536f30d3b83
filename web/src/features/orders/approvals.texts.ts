// Texts of approvals, in the shop and in the office.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/approvals.json';

/** Key of a text of approvals. */
export type ApprovalsKey = keyof typeof en;
/** Says a text of approvals. */
export const useTexts = textsOf<ApprovalsKey>('approvals');
