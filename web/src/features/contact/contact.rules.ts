// What the contact form asks of its fields before it sends them (spec §5 Contact form).

/** Fields of the form. */
export type ContactField = 'name' | 'email' | 'phone' | 'subject' | 'questionType' | 'message';
/** What may be wrong with one, by the key of its text. */
export type ContactProblem = 'required' | 'emailFormat' | 'phoneShort' | 'typeMissing';

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
const PHONE_LEAST = 3;

/** Every field is required, a question type chosen, the email an address. */
export function checkContact(values: Record<ContactField, string>): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const)
    if (values[field].trim() === '') problems[field] = 'required';
  if (!problems.email && !EMAIL.test(values.email.trim())) problems.email = 'emailFormat';
  if (!problems.phone && values.phone.trim().length < PHONE_LEAST) problems.phone = 'phoneShort';
  if (values.questionType === '') problems.questionType = 'typeMissing';
  return problems;
}
