// The machines Norrvik builds: families and models with the figures their nameplates carry (product §1).

export type FamilyCode = 'scissor' | 'telescopic' | 'articulating' | 'forklift';
export type Power = 'battery' | 'diesel' | 'lpg';

/** A model as its brochure tells it. Heights in metres, weights and capacities in kilograms. */
export interface Model {
  code: string;
  family: FamilyCode;
  power: Power;
  /** Working height of a platform, lift height of a forklift. */
  height: number;
  /** Horizontal outreach in metres; none for scissor lifts and forklifts. */
  outreach?: number;
  capacity: number;
  weight: number;
  width: number;
  isRoughTerrain: boolean;
  /** Machines near this size share parts: 1 small to 4 large. */
  frame: 1 | 2 | 3 | 4;
  builtFrom: number;
}

type Row = readonly [string, Power, number, number, number, number, number, 1 | 2 | 3 | 4, number];

const scissors: readonly Row[] = [
  ['S0407E', 'battery', 5.9, 0, 240, 885, 0.76, 1, 2014],
  ['S0608E', 'battery', 7.8, 0, 230, 1540, 0.81, 1, 2011],
  ['S0808E', 'battery', 9.8, 0, 230, 2020, 0.81, 2, 2011],
  ['S0812E', 'battery', 9.9, 0, 450, 2290, 1.17, 2, 2012],
  ['S1012E', 'battery', 11.9, 0, 320, 2930, 1.17, 2, 2012],
  ['S1212E', 'battery', 13.8, 0, 320, 3140, 1.17, 3, 2013],
  ['S1412E', 'battery', 15.7, 0, 230, 3480, 1.25, 3, 2016],
  ['S1012RT', 'diesel', 12.0, 0, 680, 4170, 1.78, 3, 2013],
  ['S1218RT', 'diesel', 14.0, 0, 454, 4850, 1.82, 4, 2014],
];
const telescopics: readonly Row[] = [
  ['T16', 'diesel', 16.2, 13.4, 300, 7650, 2.31, 1, 2012],
  ['T20', 'diesel', 22.1, 17.2, 300, 11350, 2.49, 2, 2010],
  ['T20J', 'diesel', 22.7, 18.3, 250, 12100, 2.49, 2, 2013],
  ['T26J', 'diesel', 28.3, 22.9, 300, 17250, 2.49, 3, 2012],
  ['T34', 'diesel', 36.1, 24.4, 340, 19550, 2.51, 4, 2013],
  ['T42J', 'diesel', 44.0, 23.8, 340, 21300, 2.51, 4, 2017],
];
const articulateds: readonly Row[] = [
  ['A12E', 'battery', 14.3, 7.7, 230, 6720, 1.5, 1, 2012],
  ['A14E', 'battery', 15.9, 8.3, 230, 7110, 1.75, 1, 2013],
  ['A16J', 'diesel', 17.9, 9.4, 250, 7480, 2.3, 2, 2011],
  ['A20RT', 'diesel', 22.3, 12.1, 230, 10250, 2.42, 3, 2012],
  ['A26RT', 'diesel', 28.2, 18.1, 250, 17050, 2.49, 4, 2015],
];
const forklifts: readonly Row[] = [
  ['F15E', 'battery', 4.7, 0, 1500, 2960, 1.05, 1, 2012],
  ['F20E', 'battery', 4.7, 0, 2000, 3480, 1.12, 1, 2013],
  ['F25D', 'diesel', 4.3, 0, 2500, 3810, 1.16, 2, 2010],
  ['F30D', 'diesel', 4.3, 0, 3000, 4350, 1.23, 2, 2010],
  ['F30LPG', 'lpg', 4.3, 0, 3000, 4290, 1.23, 2, 2011],
  ['F50D', 'diesel', 4.0, 0, 5000, 6870, 1.99, 4, 2014],
];

const toModel =
  (family: FamilyCode) =>
  ([code, power, height, outreach, capacity, weight, width, frame, builtFrom]: Row): Model => ({
    code,
    family,
    power,
    height,
    capacity,
    weight,
    width,
    frame,
    builtFrom,
    ...(outreach > 0 ? { outreach } : {}),
    isRoughTerrain: code.endsWith('RT') || family === 'telescopic' || code === 'A16J',
  });

/** All models, in the order of the brochure. */
export const MODELS: readonly Model[] = [
  ...scissors.map(toModel('scissor')),
  ...telescopics.map(toModel('telescopic')),
  ...articulateds.map(toModel('articulating')),
  ...forklifts.map(toModel('forklift')),
];

/** File name of a model's picture, drawn on request. */
export const pictureOfModel = (code: string): string => `machine/${code}.webp`;

/** The model a picture's name stands for; undefined for one that nobody builds. */
export const modelOfPicture = (name: string): Model | undefined =>
  MODELS.find(({ code }) => pictureOfModel(code) === name);
