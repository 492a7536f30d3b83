// What whoever repairs the machine would check in every figure of the demo (product §1, §5).
import { describe, expect, test } from 'vitest';
import type { NounKey } from '../vocabulary/nouns.ts';
import { coreFigures } from './core-figures.ts';
import { effectivities } from './effectivity.ts';
import type { Figure } from './figure.ts';
import { drawingOfFigure } from './figure-drawing.ts';
import { kitsOf } from './kit-contents.ts';
import { MODELS } from './models.ts';
import { drawingOf } from './part-drawing.ts';
import { partRegister } from './part-register.ts';
import { nameOf, type PartSeed } from './part-seed.ts';
import { isRough } from './plan.ts';

const figures = coreFigures({ seed: 2026, register: partRegister(2026), effectivities: effectivities(2026) });
const partsIn = ({ items }: Figure): PartSeed[] => items.flatMap(({ lines }) => lines.map(({ part }) => part));
const numbers = ({ size }: PartSeed): number[] => size.text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
const told = (part: PartSeed) => nameOf(part).en;

describe('a cylinder that is taken apart', () => {
  const apart = figures.filter(({ items }) =>
    items.some(({ lines }) => lines[0]?.part.facts.noun === 'cylinderBarrel'),
  );

  test('stands in three sorts of figures', () =>
    expect(new Set(apart.map(({ plan }) => plan.key))).toEqual(new Set(['lift-cylinder', 'tilt', 'steer-cylinder'])));

  test('has one bore and one rod in all that is in it', () => {
    for (const figure of apart) {
      const [bore = 0, rod = 0, stroke = 0] = figure.assembly ? numbers(figure.assembly) : [];
      expect(bore, figure.code).toBeGreaterThan(rod);
      const measures: Partial<Record<NounKey, number[]>> = {
        cylinderBarrel: [bore, stroke + 120],
        cylinderRod: [rod, stroke + 180],
        cylinderGland: [bore, rod],
        cylinderPiston: [bore],
        rodEye: [rod],
        rodSeal: [rod],
        wiperSeal: [rod],
        backupRing: [rod],
        pistonSeal: [bore],
        guideRing: [bore],
      };
      const wrong = partsIn(figure).filter((part) => {
        const wanted = measures[part.facts.noun] ?? [];
        if (part.facts.noun === 'oRing') return (numbers(part)[0] ?? 0) >= bore;
        return wanted.some((measure, at) => numbers(part)[at] !== measure);
      });
      expect(wrong.map(told), `${figure.code} ${figure.assembly && told(figure.assembly)}`).toEqual([]);
    }
  });

  test('is the one that is mounted on the same machine', () => {
    for (const model of MODELS) {
      const own = figures.filter(({ models }) => models.includes(model));
      for (const { assembly } of own.filter((figure) => apart.includes(figure))) {
        const mounted = own.flatMap(partsIn).filter(({ facts }) => facts === assembly?.facts);
        const others = mounted.filter((part) => !part.isReplaced && part !== assembly);
        expect(others.map(told), `${model.code} ${assembly && told(assembly)}`).toEqual([]);
      }
    }
  });
});

test('two parts at one item differ by something their names say, or one replaced the other', () => {
  const same = figures.flatMap(({ code, items }) =>
    items.flatMap(({ itemNo, lines }) => {
      const names = lines.filter(({ part }) => !part.isReplaced).map(({ part }) => told(part));
      return new Set(names).size < names.length ? [`${code} ${itemNo} ${names.join(', ')}`] : [];
    }),
  );
  expect(same).toEqual([]);
});

test('two parts made for one place differ by something their names say', () => {
  const made = figures.flatMap((figure) => {
    const parts = partsIn(figure).filter(({ facts, isReplaced }) => /[om]/.test(facts.scope) && !isReplaced);
    const names = Map.groupBy(new Set(parts), told);
    return [...names].filter(([, list]) => list.length > 1).map(([name]) => `${figure.code} ${name}`);
  });
  expect(made).toEqual([]);
});

test('machines for rough ground roll on tread, in picture and illustration, and no others', () => {
  const wheels = figures.filter((figure) =>
    partsIn(figure).some(({ facts }) => facts.noun === 'steerWheel' || facts.noun === 'driveWheel'),
  );
  expect(new Set(wheels.flatMap(({ models }) => models))).toEqual(new Set(MODELS));
  for (const figure of wheels) {
    const hasTread = figure.models.every(isRough);
    expect(figure.models.some(isRough), figure.code).toBe(hasTread);
    expect(JSON.parse(drawingOfFigure(figure).params).tread === 1, figure.code).toBe(hasTread);
    for (const part of partsIn(figure).filter(({ facts }) => /^(steer|drive)Wheel$/.test(facts.noun)))
      expect(/-tread1/.test(drawingOf(part)?.files ?? ''), `${figure.code} ${told(part)}`).toBe(hasTread);
  }
});

test('what is named for an assembly stands in a figure of it', () => {
  const strange = figures.flatMap((figure) =>
    partsIn(figure)
      .filter(({ host, facts }) => host !== undefined && !/Kit$|^gasketSet$/.test(facts.noun))
      .filter(({ host }) => host !== figure.plan.assembly)
      .map((part) => `${figure.code} ${told(part)}`),
  );
  expect(strange).toEqual([]);
});

test('of wheels and rims a machine has one each', () => {
  for (const model of MODELS)
    for (const noun of ['steerWheel', 'rim'] as const) {
      const own = figures.filter(({ models }) => models.includes(model)).flatMap(partsIn);
      const sorts = own.filter(({ facts, isReplaced }) => facts.noun === noun && !isReplaced).map(told);
      expect(new Set(sorts).size, `${model.code} ${sorts.join()}`).toBe(
        new Set(own.filter(({ facts, isReplaced }) => facts.noun === noun && !isReplaced)).size,
      );
    }
});

test('a kit holds parts of each machine it is listed for, and something', () => {
  const listed = (code: string) =>
    new Set(figures.filter(({ models }) => models.some((model) => model.code === code)).flatMap(partsIn));
  const parts = new Map(MODELS.map(({ code }) => [code, listed(code)]));
  const kits = kitsOf(figures);
  expect(kits.length).toBeGreaterThan(50);
  expect(
    kits.filter(({ contents }) => contents.length === 0).map(({ kit }) => `${told(kit)} ${[...kit.models].join()}`),
  ).toEqual([]);
  for (const { kit, contents } of kits)
    for (const model of kit.models)
      expect(
        contents.filter(({ part }) => !parts.get(model)?.has(part)).map(({ part }) => told(part)),
        `${told(kit)} ${model}`,
      ).toEqual([]);
});

test('a filter that a service figure lists is the one that is built in', () => {
  for (const service of figures.filter(({ plan }) => plan.key === 'engine-kits'))
    for (const filter of partsIn(service).filter(({ facts }) => /Filter$|^safetyElement$/.test(facts.noun)))
      for (const model of service.models) {
        const own = figures.filter(({ models, plan }) => models.includes(model) && plan.chapter !== 'service');
        expect(own.flatMap(partsIn), `${model.code} ${told(filter)}`).toContain(filter);
      }
});
