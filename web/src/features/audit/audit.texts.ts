// Texts of the audit trail.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/audit.json';

/** Key of a text of the audit trail. */
export type AuditKey = keyof typeof en;
/** Says a text of the audit trail. */
export const useTexts = textsOf<AuditKey>('audit');
