// The door of the machines feature, for the start page and search.
export { useMachinesLike } from './history/history.data.ts';
export { MachinePicture } from './machine-picture.tsx';
export { MachineTiles } from './history/machine-tiles.tsx';
export { chooseFrom, type Machine, useMachine, usePartsList } from './machines.data.ts';
export { filterRows } from './parts-list/parts-list.rules.ts';
export { useLengthWords, useSerialLengths } from './history/serial-lengths.data.ts';
export { FigureRow } from './parts-list/figure-row.tsx';
