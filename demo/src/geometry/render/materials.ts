// How each material takes the light, and how heavy it is.
import type { MaterialName } from '../types.ts';

export interface Material {
  /** sRGB, 0 to 255. */
  colour: readonly [number, number, number];
  /** 1 for bare metal: what it shows is its surroundings. */
  metal: number;
  /** 0 mirror, 1 matt. */
  rough: number;
  /** Strength of the clear gloss over the colour. */
  gloss: number;
  /** Grams a cubic centimetre. */
  density: number;
}

const paint = (r: number, g: number, b: number): Material => ({
  colour: [r, g, b],
  metal: 0,
  rough: 0.35,
  gloss: 0.75,
  density: 7.85,
});
const metal = (r: number, g: number, b: number, rough: number, density = 7.85): Material => ({
  colour: [r, g, b],
  metal: 1,
  rough,
  gloss: 0,
  density,
});
const matt = (r: number, g: number, b: number, gloss: number, density: number): Material => ({
  colour: [r, g, b],
  metal: 0,
  rough: 0.6,
  gloss,
  density,
});

export const materials: Record<MaterialName, Material> = {
  main: paint(120, 122, 124),
  orange: paint(235, 92, 22),
  darkGrey: paint(62, 65, 68),
  lightGrey: paint(172, 175, 176),
  white: paint(226, 226, 222),
  yellow: paint(246, 190, 20),
  red: paint(204, 36, 30),
  green: paint(40, 132, 66),
  blue: paint(32, 84, 160),
  black: paint(44, 45, 47),
  steel: metal(176, 178, 180, 0.42),
  zinc: metal(206, 210, 214, 0.34),
  zincYellow: metal(222, 196, 128, 0.36),
  blackOxide: { colour: [46, 46, 48], metal: 0.35, rough: 0.4, gloss: 0.6, density: 7.85 },
  castIron: { colour: [112, 113, 115], metal: 0.25, rough: 0.8, gloss: 0.2, density: 7.2 },
  chrome: metal(228, 230, 232, 0.06),
  brass: metal(226, 186, 98, 0.3, 8.5),
  copper: metal(214, 138, 100, 0.3, 8.9),
  bronze: metal(196, 152, 92, 0.4, 8.8),
  aluminium: metal(214, 216, 218, 0.5, 2.7),
  rubber: matt(43, 43, 44, 0.24, 1.2),
  rubberGrey: matt(126, 127, 126, 0.14, 1.2),
  plasticBlack: matt(50, 51, 53, 0.45, 1.3),
  plasticGrey: matt(146, 148, 148, 0.36, 1.3),
  nylon: matt(218, 213, 196, 0.3, 1.15),
  foam: matt(74, 74, 72, 0.04, 0.3),
  glass: { colour: [130, 158, 168], metal: 0.35, rough: 0.08, gloss: 1, density: 2.5 },
  lensAmber: { colour: [250, 150, 20], metal: 0.1, rough: 0.2, gloss: 1, density: 1.2 },
  lensRed: { colour: [214, 34, 28], metal: 0.1, rough: 0.2, gloss: 1, density: 1.2 },
  screen: { colour: [26, 46, 58], metal: 0.2, rough: 0.1, gloss: 1, density: 2 },
  paper: matt(244, 242, 232, 0.12, 0.9),
};

export const materialNames = Object.keys(materials) as MaterialName[];
