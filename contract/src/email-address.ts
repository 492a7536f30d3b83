/** The rule of an email address (spec §5), apart from the schemas, since the first load checks one and carries none of them. */

/** RFC 5321 mailbox without quoted parts and address literals: what a shop can really write to. */
export const MAILBOX =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LONGEST = 254;

/** Whether a text, trimmed and lower-cased, is an address: 254 characters at most, 64 before the @. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST && MAILBOX.test(text) && !/^\.|\.\.|\.@/.test(text);
