// Where the items of each figure stand, by the key of its plan; what a layout leaves out is laid out by itself.
import type { Scene } from '../explode/scene.ts';
import { liftingLayouts } from './layouts-lifting.ts';
import { machineLayouts } from './layouts-machine.ts';

export const layouts: Readonly<Record<string, (scene: Scene) => void>> = { ...liftingLayouts, ...machineLayouts };
