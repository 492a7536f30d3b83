// The door of the machines feature, for the start page and search.
export { useLastMachines } from './history.data.ts';
export { MachinePicture } from './machine-picture.tsx';
export { MachineSearch } from './machine-search.tsx';
export { MachineTiles } from './machine-tiles.tsx';
export { chooseFrom, type Machine, useMachine, usePartsList } from './machines.data.ts';
export { filterRows } from './parts-list.rules.ts';
export { useLengthWords, useSerialLengths } from './serial-lengths.data.ts';
