// What goes out by mail or as a short message (product §0 Mailbox).

/** A mail or short message in the recipient's language. */
export interface Message {
  channel: 'mail' | 'message';
  /** Mail address, or phone number in E.164. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  language: string;
  /** Codes and tokens it carries: once a gateway took the message, the mailbox keeps it without them. */
  secrets?: readonly string[];
  /** Headers besides the usual ones, such as the way out of a newsletter. */
  headers?: Record<string, string>;
}
