// The door of the mailbox.
export { mailboxRoutes } from './mailbox.routes.ts';
