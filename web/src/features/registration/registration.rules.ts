// What is checked before a form on the way to an account is sent (spec §5).
import { isEmailAddress, isStrongPassword } from '@outrigger/contract';

/** Text key of what is wrong with an address. */
export function addressProblem(text: string): 'emailRequired' | 'emailFormat' | undefined {
  const address = text.trim().toLowerCase();
  if (address === '') return 'emailRequired';
  return isEmailAddress(address) ? undefined : 'emailFormat';
}

/** A mailed code: 6 digits, spaces do not matter. */
export const codeProblem = (text: string): 'codeFormat' | undefined =>
  /^\d{6}$/.test(digitsOf(text)) ? undefined : 'codeFormat';

/** The digits of a code as it was typed or pasted. */
export const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');

/** A chosen password and its repetition; what is missing is not weak. */
export function passwordProblems({ password, repeated }: { password: string; repeated: string }) {
  const problem = password === '' ? ('passwordRequired' as const) : ('passwordWeak' as const);
  return {
    password: isStrongPassword(password) ? undefined : problem,
    repeated: password === repeated ? undefined : ('passwordDiffers' as const),
  };
}

/** What a firm says of itself. */
export const COMPANY_FIELDS = {
  company: '',
  country: '',
  socialTitle: '',
  firstName: '',
  lastName: '',
  password: '',
  repeated: '',
  agreed: '',
};
/** One of those fields. */
export type CompanyField = keyof typeof COMPANY_FIELDS;

/** Everything a firm says of itself is required, and the terms are agreed to. */
export function companyProblems(values: Record<CompanyField, string>) {
  const missing = (field: CompanyField): boolean => values[field].trim() === '';
  return {
    company: missing('company') ? ('companyRequired' as const) : undefined,
    country: missing('country') ? ('countryRequired' as const) : undefined,
    socialTitle: missing('socialTitle') ? ('titleRequired' as const) : undefined,
    firstName: missing('firstName') ? ('firstNameRequired' as const) : undefined,
    lastName: missing('lastName') ? ('lastNameRequired' as const) : undefined,
    ...passwordProblems(values),
    agreed: missing('agreed') ? ('agreeRequired' as const) : undefined,
  };
}
