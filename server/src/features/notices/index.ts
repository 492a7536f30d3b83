// The door of notices: what the shop tells its people (spec §3 Notice), and how other features tell them something.
export { noticeDeskRoutes } from './desk/notice-desk.routes.ts';
export { mailRecall, RECALL_MAIL_JOB, tellOfRecalls } from './recalls/mail-recalls.ts';
export { noticeRoutes } from './notices.routes.ts';
export { inEachLanguage, type ToldNotice, tellNotice } from './tell-notice.ts';
