// The door of identity: what forms on the way to an account share with the sign-in.
export { newPasswordProblem } from './new-password.rules.ts';
export { emailProblem } from './sign-in.rules.ts';
