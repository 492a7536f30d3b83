// The door of life without a network: taking a machine along, the machines that are, and what is found in them.
export { TakeAlong } from './take-along.tsx';
export { TakenList } from './taken-list.tsx';
export { useRowsOnDevice } from './rows-on-device.ts';
