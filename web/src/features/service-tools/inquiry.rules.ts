// What the inquiry form asks of its fields before it sends them (spec §5: phone and licence plate valid; §9).
import { LICENCE_PLATE } from '@outrigger/contract/calls/service-tools.ts';
import { LOOSE_PHONE } from '@outrigger/contract';

/** Fields of the form. */
export type InquiryField =
  | 'businessType'
  | 'topic'
  | 'urgency'
  | 'name'
  | 'email'
  | 'phone'
  | 'licencePlate'
  | 'serialNumber'
  | 'message';
/** What may be wrong with one, by the key of its text. */
export type InquiryProblem = 'required' | 'choose' | 'emailFormat' | 'phoneFormat' | 'plateFormat';

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** Types, topic, urgency, name, email and message are needed; phone and licence plate must be such where they are given. */
export function checkInquiry(values: Record<InquiryField, string>): Partial<Record<InquiryField, InquiryProblem>> {
  const problems: Partial<Record<InquiryField, InquiryProblem>> = {};
  for (const field of ['businessType', 'topic', 'urgency'] as const)
    if (values[field] === '') problems[field] = 'choose';
  for (const field of ['name', 'email', 'message'] as const)
    if (values[field].trim() === '') problems[field] = 'required';
  if (!problems.email && !EMAIL.test(values.email.trim())) problems.email = 'emailFormat';
  const phone = values.phone.trim();
  if (phone !== '' && !LOOSE_PHONE.test(phone)) problems.phone = 'phoneFormat';
  const plate = values.licencePlate.trim();
  if (plate !== '' && !LICENCE_PLATE.test(plate)) problems.licencePlate = 'plateFormat';
  return problems;
}
