// Whole machines: overview assemblies, portraits and models by family.
import { renderPicture, type PictureOptions } from '../render/picture.ts';
import type { Assembly } from '../types.ts';
import { articulatingBoom, telescopicBoom } from './boom.ts';
import { forkliftTruck } from './forklift.ts';
import { assembledSolid, type MachineFamily, type MachineSpec } from './machine.ts';
import { scissorLift } from './scissor.ts';

export { assembledSolid, type MachineFamily, type MachineSpec } from './machine.ts';

const builders: Record<MachineFamily, (spec: MachineSpec) => Assembly> = {
  scissor: scissorLift,
  telescopic: telescopicBoom,
  articulating: articulatingBoom,
  forklift: forkliftTruck,
};

/** Main groups of a machine; each item's `assembly` names the figure that shows it in detail. */
export const buildMachine = (spec: MachineSpec): Assembly => builders[spec.family](spec);

/** The machine as a card or hero picture shows it. */
export const renderMachine = (spec: MachineSpec, options: Partial<PictureOptions> = {}): Promise<Buffer> =>
  renderPicture(assembledSolid(buildMachine(spec)), {
    width: 960,
    height: 720,
    azimuth: 38,
    elevation: 16,
    ...options,
  });
