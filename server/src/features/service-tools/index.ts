// The door of service tools: the list of tools, and the inquiries beside it (spec §2 Service tools).
export { settleInquiry } from './inquiries.store.ts';
export { INQUIRY_MAIL_JOB, mailInquiry } from './mail-inquiry.ts';
export { serviceToolRoutes } from './service-tools.routes.ts';
