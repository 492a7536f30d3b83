// Judged queries that hold codes, serial numbers or models: whole, in pieces, pasted (product §5 Search).
import { type Dice, diceOf } from '@outrigger/demo/src/catalogue/dice.ts';
import type { PartSeed } from '@outrigger/demo/src/catalogue/part-seed.ts';
import { partNouns } from '@outrigger/demo/src/vocabulary/nouns.ts';
import { gradesOf, type Judged, ofNouns, type Truth } from './truth.ts';
import { typedCode } from './typing.ts';

const EACH = 45;
const normal = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** All of them, by the dice of a seed. */
export function codeQueries(truth: Truth, seed: number): Judged[] {
  const rolled = (kind: number, make: (dice: Dice) => Judged | null, count = EACH) =>
    Array.from({ length: count }, (_, at) => make(diceOf(seed, 900 + kind, at))).filter((one) => one !== null);
  return [
    ...rolled(1, (dice) => wholeCode(truth, dice)),
    ...rolled(2, (dice) => pieceOfCode(truth, dice)),
    ...rolled(3, (dice) => besideModel(truth, dice)),
    ...rolled(4, (dice) => pastedPlate(truth, dice), 20),
    ...rolled(5, (dice) => pastedList(truth, dice), 25),
  ];
}

function wholeCode({ parts }: Truth, dice: Dice): Judged {
  const { code } = dice.pick(parts);
  return { kind: 'codes', keyword: typedCode(code, dice), language: 'en', grades: new Map([[code, 3]]) };
}

/** The first six to eight signs of a code, or five of its end. */
function pieceOfCode(truth: Truth, dice: Dice): Judged | null {
  const whole = normal(dice.pick(truth.parts).code);
  if (whole.length < 8) return null;
  const isBegun = dice.chance(0.6);
  const piece = isBegun ? whole.slice(0, dice.between(6, 8)) : whole.slice(-5);
  const grades = gradesOf(truth, ({ code }) =>
    normal(code).startsWith(piece) ? 3 : normal(code).includes(piece) ? 2 : 0,
  );
  return { kind: 'parts of codes', keyword: piece, language: 'en', grades };
}

const BESIDE: readonly ((name: string, model: string) => string)[] = [
  (name, model) => `${name} ${model}`,
  (name, model) => `${model} ${name}`,
  (name, model) => `${name} for ${model}`,
];

/** A part by its noun beside one of its models, or beside a machine's number. */
function besideModel(truth: Truth, dice: Dice): Judged | null {
  const { serial, model } = dice.pick(truth.machines);
  const ofModel = truth.parts.filter((part) => part.models.has(model.code) && !part.isReplaced);
  if (ofModel.length === 0) return null;
  const { noun } = dice.pick(ofModel).facts;
  const judge = ofNouns([noun]);
  const grades = gradesOf(truth, (part) => (part.models.has(model.code) ? judge(part) : 0));
  const place = dice.chance(0.6) ? model.code : serial;
  const keyword = dice.pick(BESIDE)(partNouns[noun].en.toLowerCase(), place);
  return { kind: 'model or serial beside', keyword, language: 'en', grades };
}

/** What a camera's text or a copied photo note has of a plate. */
function pastedPlate({ machines }: Truth, dice: Dice): Judged {
  const { serial, model, built } = dice.pick(machines);
  const year = Math.floor(built);
  const plates = [
    `NORRVIK\nMODEL ${model.code}\nSERIAL NO. ${serial}\nYEAR ${year}`,
    `MODEL: ${model.code} S/N: ${serial} YEAR: ${year} MAX LOAD ${model.capacity} kg`,
    `Type ${model.code}\nSerial number ${serial}\nMass ${model.weight} kg`,
    `NORRVIK LIFT AB\nMODEL ${model.code} SERIAL NO. ${serial}\nMADE IN SWEDEN`,
  ];
  return {
    kind: 'pasted plates and lists',
    keyword: dice.pick(plates),
    language: 'en',
    grades: new Map([[serial, 3]]),
  };
}

const ROWS: readonly ((code: string, quantity: number) => string)[] = [
  (code) => code,
  (code, quantity) => `${code}\t${quantity}`,
  (code, quantity) => `${quantity} x ${code}`,
  (code, quantity) => `${code} - ${quantity} pcs`,
  (code, quantity) => `${code}; ${quantity}`,
];

/** Two to four codes below each other, most with quantities. */
function pastedList({ parts }: Truth, dice: Dice): Judged {
  const chosen: PartSeed[] = Array.from({ length: dice.between(2, 4) }, () => dice.pick(parts));
  const row = dice.pick(ROWS);
  return {
    kind: 'pasted plates and lists',
    keyword: chosen
      .map(({ code }) => row(code, dice.between(1, 40)))
      .join('\n')
      .slice(0, 100),
    language: 'en',
    grades: new Map(chosen.map(({ code }) => [code, 3])),
    isAllWanted: true,
  };
}
