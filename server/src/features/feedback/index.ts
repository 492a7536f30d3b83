// The door of feedback: what people ask the parts desk.
export { settleFeedback } from './feedback.store.ts';
export { feedbackRoutes } from './feedback.routes.ts';
export { FEEDBACK_JOB, mailFeedback } from './mail-feedback.ts';
