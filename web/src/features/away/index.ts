// The door of life without a network: taking a machine along, and the machines that are.
export { TakeAlong } from './take-along.tsx';
export { TakenList } from './taken-list.tsx';
