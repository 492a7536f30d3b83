// The door of the machines feature, for the start page.
export { MachinePicture } from './machine-picture.tsx';
export { MachineSearch } from './machine-search.tsx';
export { MachineTiles } from './machine-tiles.tsx';
export { useLastMachines } from './machines.data.ts';
