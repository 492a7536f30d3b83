// The door of account: how strong a password is, for every form that has one chosen (spec §5).
export { PasswordStrength } from './password-strength.tsx';
