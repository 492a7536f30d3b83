// Raised letters of plain strokes, for plates, decals and machine names.
import type { Mesh, Point2 } from '../types.ts';
import { extrude } from './extrude.ts';
import { ribbon } from './outlines.ts';
import { joined, move } from './place.ts';

/** Strokes on a grid of 4 by 6, points as digit pairs. */
const strokes: Readonly<Record<string, string>> = {
  A: '002640 1232',
  B: '0006264533 0333 0030414233',
  C: '4536160500 00 400000',
  D: '0006264541300000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605010030414323',
  H: '0006 4046 0343',
  I: '2026',
  J: '4641301001',
  K: '0006 4603 1340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '1030414536160501 0110',
  P: '0006364543320302',
  Q: '1030414536160501 0110 3140',
  R: '000636454333 0333 2340',
  S: '45361605041332413010 1001',
  T: '0646 2620',
  U: '060110304146',
  V: '062046',
  W: '0610233046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  '0': '1030414536160501 0110',
  '1': '152620',
  '2': '0516364544000040',
  '3': '0516364534233241301001',
  '4': '30360242',
  '5': '460604344241301001',
  '6': '4536160501103041423302',
  '7': '064620',
  '8': '1333444536160504131201103041423313',
  '9': '01103041453616050414344343',
  '-': '1333',
  '.': '2021',
};

function pathsOf(letter: string): Point2[][] {
  return (strokes[letter] ?? '').split(' ').map((path) => {
    const points = Array.from(
      { length: Math.floor(path.length / 2) },
      (_, i): Point2 => [Number(path[i * 2]), Number(path[i * 2 + 1])],
    );
    return points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1]);
  });
}

/** Letters lying on z = 0, reading along x, centred; `height` of a capital. */
export function lettering(text: string, height: number, thickness = height * 0.06): Mesh {
  const unit = height / 6;
  const advance = unit * 5.4;
  const start = (-text.length * advance) / 2 + unit * 0.7;
  const meshes = [...text.toUpperCase()].flatMap((letter, i) =>
    pathsOf(letter)
      .filter((path) => path.length > 1)
      .map((path) => {
        const line = path.map(([x, y]): Point2 => [start + i * advance + x * unit, y * unit - height / 2]);
        return move(extrude(ribbon(line, unit * 0.95), thickness), 0, 0, 0);
      }),
  );
  return { ...joined(meshes), spacing: unit * 1.6 };
}
