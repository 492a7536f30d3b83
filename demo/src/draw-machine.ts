// Draws machines of the demo shop by their model: the picture of a variant, of its family, and of banners.
import { modelOfPicture } from './catalogue/models.ts';
import { renderMachine } from './geometry/machines/index.ts';

/** Draws `machine/MODEL.webp`; null for a model that nobody builds. */
export async function drawMachine(name: string): Promise<Buffer | null> {
  const model = modelOfPicture(name);
  if (!model) return null;
  const { family, height, width, power, isRoughTerrain } = model;
  const looks = { hasJib: model.code.includes('J'), isElectric: power === 'battery', hasGasBottle: power === 'lpg' };
  return await renderMachine({ family, height, width, isRoughTerrain, ...looks });
}
