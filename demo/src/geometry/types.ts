// The words of the parametric geometry: solids, parts, assemblies and what is drawn from them (product §5: figures, 3D manuals).

/** Millimetres; x to the right, y to the back, z up. */
export type Vec3 = readonly [number, number, number];
/** Millimetres in the plane of a profile. */
export type Point2 = readonly [number, number];
/** Affine map, three rows of four: rotation and scale, then translation. */
export type Transform = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Convex polygons over shared points, wound outwards. `spacing` is the distance of repeated lines (threads, mesh), for all faces or for each, so that a drawing can drop them when they would clot. */
export interface Mesh {
  points: readonly Vec3[];
  faces: readonly (readonly number[])[];
  spacing?: number | readonly number[];
}

export type MaterialName =
  | 'main'
  | 'orange'
  | 'darkGrey'
  | 'lightGrey'
  | 'white'
  | 'yellow'
  | 'red'
  | 'green'
  | 'blue'
  | 'black'
  | 'steel'
  | 'zinc'
  | 'zincYellow'
  | 'blackOxide'
  | 'castIron'
  | 'chrome'
  | 'brass'
  | 'copper'
  | 'bronze'
  | 'aluminium'
  | 'rubber'
  | 'rubberGrey'
  | 'plasticBlack'
  | 'plasticGrey'
  | 'nylon'
  | 'foam'
  | 'glass'
  | 'lensAmber'
  | 'lensRed'
  | 'screen'
  | 'paper';

export interface Piece {
  mesh: Mesh;
  material: MaterialName;
}

/** What a part is made of; pieces may overlap, the renderers sort that out. */
export interface Solid {
  pieces: readonly Piece[];
}

export type Params = Readonly<Record<string, number>>;

export type TradeArea =
  | 'fasteners'
  | 'bearings'
  | 'hydraulics'
  | 'drive'
  | 'structure'
  | 'electrics'
  | 'engine'
  | 'mast'
  | 'controls'
  | 'bodywork';

/** How a part lies on the ground of its picture. */
export type Pose = 'stand' | 'lie' | 'face' | 'tilt';

export interface PartTemplate {
  area: TradeArea;
  /** What the pieces of material `main` are made of where an item does not say otherwise. */
  material: MaterialName;
  pose: Pose;
  defaults: Params;
  build: (params: Params) => Solid;
}

/** One part as it is pictured: a template with its sizes and its material. */
export interface PartSpec {
  template: string;
  params: Params;
  material?: MaterialName;
}

export interface Placement {
  at: Transform;
  /** Millimetres this instance moves in the fully exploded view. */
  explode: Vec3;
}

export interface Item extends PartSpec {
  itemNo: string;
  /** Pieces in one assembly; at least the number of placements, since some stay undrawn. */
  quantity: number;
  placements: readonly Placement[];
  /** The move all placements share, zero where they move apart (then each placement has its own). */
  explode: Vec3;
  /** The word of the five-language vocabulary. */
  nameKey: string;
  /** Bolts, washers and the like, listed under the part they hold. */
  attaching: boolean;
  /** The item that attaching parts belong to. */
  attachedTo?: string;
  /** Name of the assembly this item stands for, where it has a figure of its own. */
  assembly?: string;
}

/** What a figure shows: the same list makes illustration, model and part pictures. */
export interface Assembly {
  name: string;
  items: readonly Item[];
}

export interface Hotspot {
  itemNo: string;
  /** 1 carries the balloon; further ones are other places of the same item. */
  instance: number;
  /** Balloon centre where `r` is given, else the middle of what is drawn; in units of the illustration. */
  x: number;
  y: number;
  r?: number;
  /** Left, top, right, bottom of what is drawn. */
  bbox: readonly [number, number, number, number];
  /** Outline of what is seen of the item. */
  polygon: readonly Point2[];
}

export interface Illustration {
  svg: string;
  width: number;
  height: number;
  hotspots: readonly Hotspot[];
}

/** Outer size, volume of material and weight, worked out from the geometry. */
export interface Measure {
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  weightGrams: number;
}
