// Where the items of each figure stand; what a layout leaves out is laid out by itself.
import type { Scene } from '../explode/scene.ts';

export const layouts: Readonly<Record<string, (scene: Scene) => void>> = {};
