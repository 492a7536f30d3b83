// Mails that identity sends from the outbox, by the name of their job.
import type { Work } from '../../platform/jobs/run-jobs.ts';
import { mailOfficeInvitation, OFFICE_INVITATION_JOB } from './administrators/invite-administrator.ts';
import { mailCode } from './codes/mail-code.ts';
import { CODE_JOB } from './codes/send-code.ts';
import { INVITATION_JOB, mailInvitation } from './invitations/invite-sub-account.ts';
import { LETTER_JOB, mailLetter } from './mail/send-letter.ts';
import { mailRefused, REFUSED_JOB } from './sub-accounts/mail-refused.ts';

/** The worker's list of them. */
export const identityJobs: Work['jobs'] = {
  [CODE_JOB]: mailCode,
  [INVITATION_JOB]: mailInvitation,
  [LETTER_JOB]: mailLetter,
  [OFFICE_INVITATION_JOB]: mailOfficeInvitation,
  [REFUSED_JOB]: mailRefused,
};
