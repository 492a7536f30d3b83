// The door of machines: parts lists, verdicts of fit, machine search.
export type { Fit } from './fit.rules.ts';
export { machineRoutes } from './machines.routes.ts';
export { verdictsFor } from './verdicts-for.ts';
