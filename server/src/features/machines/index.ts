// The door of machines: parts lists, verdicts of fit, machine search.
export type { Fit } from './fit.rules.ts';
export { fittingParts } from './fitting-parts.ts';
export { machineRoutes } from './machines.routes.ts';
export { oneOffSpellings, type Spellings, similarSpellings } from './similar-serials.ts';
export { verdictsFor } from './verdicts-for.ts';
