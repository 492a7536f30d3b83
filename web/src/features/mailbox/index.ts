// The door of the mailbox: how a mail is shown.
export { MailText } from './mail-text.tsx';
