// The door of feedback: what people ask the parts desk.
export { feedbackRoutes } from './feedback.routes.ts';
export { FEEDBACK_JOB, mailFeedback } from './mail-feedback.ts';
