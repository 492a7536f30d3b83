// The door of fit: verdicts for the chosen machine, and rules of options and serial numbers in words (product §5 Fit).
export { FitForMachine } from './fit-for-machine.tsx';
export { FitVerdict } from './fit-verdict.tsx';
export { rulesInBook } from './printed-rule.rules.ts';
