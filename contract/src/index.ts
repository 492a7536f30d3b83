/** What is said between browser and server. */
export * from './access.ts';
export * from './call.ts';
export { calls } from './calls.ts';
export type { Address } from './calls/addresses.ts';
export type { SignedInUser } from './calls/identity.ts';
export type { FitReason, Proof, Verdict } from './calls/fit.ts';
export type { MachineCard, PartRow, SerialLengths } from './calls/machine-shapes.ts';
export type { OrderDetail, OrderStatus, OrderSummary } from './calls/order-shapes.ts';
export type { PartCard, PartDetail } from './calls/parts.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './languages.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './quantities.ts';
export * from './refusals.ts';
export * from './supersession.ts';
export * from './typed-code.ts';
