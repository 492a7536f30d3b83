// The door of the inbox: all questions to the parts desk in one place.
export { inboxRoutes } from './inbox.routes.ts';
export { ANSWER_MAIL_JOB, mailAnswer } from './mail-answer.ts';
