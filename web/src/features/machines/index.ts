// The door of the machines feature, for the start page and search.
export { MachinePicture } from './machine-picture.tsx';
export { MachineSearch } from './machine-search.tsx';
export { MachineTiles } from './machine-tiles.tsx';
export { chooseFrom, type Machine, useLastMachines, useMachine } from './machines.data.ts';
export { useLengthWords, useSerialLengths } from './serial-lengths.data.ts';
