// What the contact form asks of its fields before it sends them (spec §5 Contact form, phone number).

import { LOOSE_PHONE } from '@outrigger/contract';

/** Fields of the form. */
export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'questionType' | 'message';
/** What may be wrong with one, by the key of its text. */
export type ContactProblem = 'required' | 'emailFormat' | 'phoneFormat' | 'typeMissing';

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** Every field is required, a question type chosen, the email an address, the phone a number. */
export function checkContact(values: Record<ContactField, string>): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const)
    if (values[field].trim() === '') problems[field] = 'required';
  if (!problems.email && !EMAIL.test(values.email.trim())) problems.email = 'emailFormat';
  if (!problems.phone && !LOOSE_PHONE.test(values.phone.trim())) problems.phone = 'phoneFormat';
  if (values.questionType === '') problems.questionType = 'typeMissing';
  return problems;
}
