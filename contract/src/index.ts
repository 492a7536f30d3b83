/** What is said between browser and server. */
export * from './access.ts';
export * from './call.ts';
export { calls } from './calls.ts';
export type { SignedInUser } from './calls/identity.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './refusals.ts';
