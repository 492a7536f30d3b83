// Power units, pumps and main valves that are bought whole.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { helix, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const hydraulicUnits = {
  banjoBolt: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.5, d * 0.6),
          move(cylinder(d * 0.5, d * 1.4), 0, 0, -d * 1.4),
          threadedBar(d * 0.5, -d * 3, -d * 1.3),
        ),
        piece('copper', move(ring(d * 0.74, d * 0.52, d * 0.12), 0, 0, -d * 0.14)),
        piece('black', acrossY(cylinder(d * 0.16, d * 1.02), 0, -d * 0.51, -d * 0.8)),
      ),
  }),
  hoseSpiral: template({
    area: 'hydraulics',
    material: 'plasticBlack',
    pose: 'lie',
    defaults: { d: 34, length: 260 },
    build: ({ d, length: l }) => {
      const rib = pipe(helix(d * 0.5, l / fewer(14), fewer(14)), d * 0.07);
      return solid(piece('main', ring(d * 0.48, d * 0.4, l), { ...rib, spacing: l / 14 }));
    },
  }),
  testPoint: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.4, -d * 0.8, 0),
          hexagon(d * 1.2, d * 0.6),
          move(cylinder(d * 0.4, d * 1), 0, 0, d * 0.5),
        ),
        piece(
          'black',
          move(cylinder(d * 0.56, d * 1.1, d * 0.08), 0, 0, d * 0.9),
          move(around(move(box(d * 0.08, d * 0.08, d * 0.9), d * 0.56, 0, 0), 14), 0, 0, d),
        ),
      ),
  }),
  hydraulicBank: template({
    area: 'hydraulics',
    material: 'castIron',
    pose: 'stand',
    defaults: { length: 240, sections: 4 },
    build: ({ length: l, sections }) => {
      const step = l / (sections + 1);
      const at = Array.from({ length: sections }, (_, i) => -l / 2 + step * (i + 1));
      const spool = (x: number) =>
        placed(
          joined([cylinder(step * 0.2, l * 0.12), move(cylinder(step * 0.12, l * 0.1, 1), 0, 0, l * 0.12)]),
          turn('x', 90),
          shift(x, -l * 0.2, l * 0.18),
        );
      return solid(
        piece(
          'main',
          ...at.map((x) => move(box(step * 0.96, l * 0.4, l * 0.36, { bevel: 3 }), x, 0, 0)),
          move(box(step * 0.5, l * 0.44, l * 0.34, { bevel: 3 }), -l / 2 + step * 0.26, 0, 0),
          move(box(step * 0.5, l * 0.44, l * 0.34, { bevel: 3 }), l / 2 - step * 0.26, 0, 0),
        ),
        piece('steel', ...at.map(spool)),
        piece(
          'black',
          ...at.map((x) => placed(cylinder(step * 0.3, l * 0.16, 3), turn('x', -90), shift(x, l * 0.19, l * 0.18))),
        ),
        piece(
          'zinc',
          ...at.flatMap((x) =>
            [-0.09, 0.09].map((k) =>
              move(
                joined([hexagon(step * 0.44, l * 0.04), ring(step * 0.2, step * 0.13, l * 0.06)]),
                x,
                l * k,
                l * 0.36,
              ),
            ),
          ),
          placed(hexagon(step * 0.6, l * 0.08), turn('y', 90), shift(l / 2, 0, l * 0.2)),
        ),
      );
    },
  }),
  powerUnit: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { length: 520 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          acrossX(cylinder(l * 0.14, l * 0.4, 4), -l * 0.48, 0, l * 0.2),
          acrossX(around(move(box(l * 0.01, l * 0.01, l * 0.3), l * 0.14, 0, l * 0.04), 24), -l * 0.48, 0, l * 0.2),
        ),
        piece(
          'aluminium',
          move(box(l * 0.16, l * 0.24, l * 0.26, { bevel: 4 }), -l * 0.0, 0, l * 0.07),
          acrossX(cylinder(l * 0.1, l * 0.14, 2), l * 0.06, 0, l * 0.2),
        ),
        piece(
          'nylon',
          move(extrude(roundRect(l * 0.36, l * 0.3, l * 0.04), l * 0.28, { bevel: 6 }), l * 0.32, 0, l * 0.05),
        ),
        piece(
          'zinc',
          acrossY(hexagon(l * 0.06, l * 0.03), 0, -l * 0.15, l * 0.2),
          move(hexagon(l * 0.06, l * 0.05), 0, 0, l * 0.33),
          move(cylinder(l * 0.04, l * 0.05, 2), l * 0.4, 0, l * 0.33),
        ),
        piece('darkGrey', box(l * 1.05, l * 0.3, l * 0.03, { bevel: 2 })),
        piece('plasticBlack', move(box(l * 0.2, l * 0.1, l * 0.1, { bevel: 3 }), -l * 0.3, 0, l * 0.34)),
      ),
  }),
  pistonPump: template({
    area: 'hydraulics',
    material: 'castIron',
    pose: 'lie',
    defaults: { size: 140 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          cylinder(s * 0.52, s * 0.9, s * 0.06),
          move(box(s * 1.1, s * 0.8, s * 0.34, { bevel: s * 0.05 }), 0, 0, s * 0.86),
          extrude(
            [
              ...arc(s * 0.2, -60, 60, { cx: s * 0.78 }),
              ...arc(s * 0.55, 40, 140),
              ...arc(s * 0.2, 120, 240, { cx: -s * 0.78 }),
              ...arc(s * 0.55, 220, 320),
            ],
            s * 0.14,
            { bevel: 2 },
          ),
        ),
        piece('steel', move(cylinder(s * 0.14, s * 0.4, 2), 0, 0, -s * 0.38)),
        piece(
          'aluminium',
          placed(joined([box(s * 0.5, s * 0.4, s * 0.36, { bevel: 3 })]), turn('x', 90), shift(0, -s * 0.42, s * 0.6)),
        ),
        piece(
          'zinc',
          placed(
            joined([cylinder(s * 0.24, s * 0.1, 2), move(ring(s * 0.18, s * 0.12, s * 0.1), 0, 0, s * 0.06)]),
            turn('y', -90),
            shift(-s * 0.54, 0, s * 1.02),
          ),
          placed(hexagon(s * 0.2, s * 0.12), turn('x', 90), shift(0, -s * 0.78, s * 0.6)),
          move(around(move(hexagon(s * 0.12, s * 0.07), s * 0.42, 0, 0), 4, 45), 0, 0, s * 1.2),
        ),
      ),
  }),
};
