// From where a model is looked at (product §5 3D manuals: views from six sides).

/** A direction, in radians about the upright and down from it. */
export interface Direction {
  azimuth: number;
  polar: number;
}

/** A side to look at a model from. */
export type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom';

/** The angle of all part pictures. */
export const START: Direction = { azimuth: Math.PI / 4, polar: Math.PI / 2 - 0.5 };

// Straight down or up a camera would not know which way is north.
const ALMOST = 0.001;
const LEVEL = Math.PI / 2;

/** Where each side is. */
export const SIDES: Record<Side, Direction> = {
  front: { azimuth: 0, polar: LEVEL },
  back: { azimuth: Math.PI, polar: LEVEL },
  left: { azimuth: -LEVEL, polar: LEVEL },
  right: { azimuth: LEVEL, polar: LEVEL },
  top: { azimuth: 0, polar: ALMOST },
  bottom: { azimuth: 0, polar: Math.PI - ALMOST },
};
