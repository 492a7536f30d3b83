/** Questions to the parts desk by the contact form, open to anyone (spec §5 Contact form, §7 feedback, §9 question types 1-6). */
import * as z from 'zod/mini';
import { post } from '../call.ts';
import { Email, line, longText, LOOSE_PHONE, SendKey } from '../fields.ts';
import { limits } from '../limits.ts';

/** Question types on the wire: FAQ, parts and service, product, suggestion for the site, trouble with the site, forgotten password. */
export const QUESTION_TYPES = [1, 2, 3, 4, 5, 6] as const;

/** Calls of the feedback feature. */
export const feedbackCalls = {
  sendFeedback: post('/service-api/feedback', {
    about:
      'Keeps a question and has it mailed to the parts desk; counted by account or, of a visitor, by network address and by email; sent again with its key it is kept once.',
    input: z.strictObject({
      name: line(200, 1),
      email: Email,
      phone: line(30).check(z.regex(LOOSE_PHONE)),
      subject: line(200, 1),
      message: longText(limits.longTextMax, 1),
      questionType: z.literal(QUESTION_TYPES),
      sendKey: SendKey,
    }),
    result: z.null(),
    access: 'anyone',
    refuses: ['feedbackFailed'],
    unavailableAs: 'feedbackFailed',
  }),
};
