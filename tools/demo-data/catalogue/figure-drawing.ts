// Which assembly of the geometry draws a figure, as the reference from which illustration and 3D model are made on request.
import type { Figure } from './figure.ts';

/** Template with parameters as JSON, and the size of the sheet. */
export interface FigureDrawing {
  template: string;
  params: string;
  width: number;
  height: number;
}

/** The drawing of a figure, or undefined where the geometry has none. */
export function drawingOfFigure(_figure: Figure): FigureDrawing | undefined {
  return undefined;
}
