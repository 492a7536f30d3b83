// What buyers and technicians typed when the shop was tried out, and did not find: judged by the seed like all else, so that none of it goes wrong again (product §5 Search).
import type { Language } from '@outrigger/contract';
import type { NounKey } from '@outrigger/demo/src/vocabulary/nouns.ts';
import { gradesOf, type Judge, type Judged, ofNouns, type Truth } from './truth.ts';

/** A machine of the company that asks. */
export interface OwnMachine {
  serial: string;
  ownName: string | null;
}

const kind = 'tried out' as const;
const isNew: (judge: Judge) => Judge = (judge) => (part) =>
  part.qualifiers.includes('remanufactured') ? Math.min(1, judge(part)) : judge(part);
const ofModel =
  (model: string, judge: Judge): Judge =>
  (part) =>
    part.models.has(model) ? judge(part) : 0;
/** Of that size; what is called so and has another belongs to it. */
const sized =
  (noun: NounKey, size: RegExp): Judge =>
  (part) =>
    part.facts.noun === noun ? (size.test(part.size.text) ? (part.isReplaced ? 2 : 3) : 1) : 0;
const of = (...nouns: NounKey[]): Judge => isNew(ofNouns(nouns));

type Row = readonly [keyword: string, judge: Judge, language?: Language];

const ROWS: readonly Row[] = [
  ['sticker', of('decal', 'warningLabel', 'modelDecal')],
  ['propane', of('lpgCylinder', 'lpgRegulator', 'lpgEngine')],
  ['antifreeze', of('coolant')],
  ['damper', of('gasSpring', 'rubberBuffer')],
  ['Teflon', of('backupRing')],
  ['caster', of('castorWheel')],
  ['turbo', of('engine')],
  ['lug nut', of('wheelNut')],
  ['oil filter diesel engine', of('oilFilter')],
  ['hose DN10 500', sized('hoseAssembly', /^DN10×500$/)],
  ['oring 24 3', sized('oRing', /^24×3$/)],
  ['hex bolt 12mm', sized('hexBolt', /^M12×/)],
  ['cable 35mm2', sized('batteryCable', /^35 mm²/)],
  ['fuse 20A', of('fuse')],
  ['beacon', of('beacon')],
  ['battery', of('battery', 'lithiumBattery')],
  ['电池', of('battery', 'lithiumBattery'), 'zh'],
  ['coolant', of('coolant')],
  ['load cell', of('loadSensor')],
  ['backup alarm', of('reverseAlarm')],
  ['danger decal', of('warningLabel')],
  ['密封圈', of('oRing', 'rodSeal', 'oilSeal', 'pistonSeal'), 'zh'],
  ['操纵杆', of('joystick'), 'zh'],
  ['air cleaner', of('airFilter')],
  ['wheel motor', of('driveMotor', 'hydraulicMotor')],
  ['LPG hose', of('fuelHose')],
  ['gas hose', of('fuelHose')],
  ['seal kit for the lift cylinder of my machine', (part) => (part.host === 'liftCylinder' ? of('sealKit')(part) : 0)],
  ['steering knuckle', of('spindle')],
  ['cylinder bottle', of('lpgCylinder')],
  ['slide pad', of('wearPad')],
  ['charger', of('charger')],
  [
    'battery 24V',
    isNew((part) => (part.facts.noun === 'charger' && part.size.text.startsWith('24 V') ? 1 : of('battery')(part))),
  ],
  ['wheel S1012RT', ofModel('S1012RT', of('driveWheel', 'steerWheel'))],
  ['joystick S1012RT', ofModel('S1012RT', of('joystick'))],
  ['steered wheel S1012RT', ofModel('S1012RT', of('steerWheel'))],
  ['operator manual S1012RT', ofModel('S1012RT', of('operatorManual'))],
  ['filter kit S1012RT', ofModel('S1012RT', of('filterKit'))],
];

/** The filter of a machine's parts list, in the words of whoever stands beside it. */
const ON_MACHINE: readonly Row[] = [
  ['tire', of('tyre', 'solidTyre', 'driveWheel', 'steerWheel')],
  ['joistick', of('joystick')],
  ['filtre', of('returnFilter', 'pressureFilter', 'airFilter', 'oilFilter', 'fuelFilter', 'filterKit')],
  ['sticker', of('decal', 'warningLabel', 'modelDecal')],
  ['hydraulic filter', of('returnFilter', 'pressureFilter')],
];

/** All of them, some beside machines of the company that asks. */
export function triedOut(truth: Truth, fleet: readonly OwnMachine[]): Judged[] {
  const judged = ([keyword, judge, language = 'en']: Row): Judged => {
    return { kind, keyword, language, grades: gradesOf(truth, judge) };
  };
  const modelOf = new Map(truth.machines.map(({ serial, model }) => [serial, model.code]));
  const own = fleet.flatMap(({ serial, ownName }) => {
    const model = modelOf.get(serial);
    return model === undefined ? [] : [{ serial, ownName, model }];
  });
  const chosen = (row: Row) => {
    const [keyword, judge, language] = row;
    const found = own.map((machine) => ({ machine, on: judged([keyword, ofModel(machine.model, judge), language]) }));
    const there = found.find(({ on }) => on.grades.size > 0);
    return there ? [{ ...there.on, serial: there.machine.serial }] : [];
  };
  const named = own
    .filter(({ ownName, model }) => ownName && gradesOf(truth, ofModel(model, of('joystick'))).size > 0)
    .slice(0, 1)
    .map(({ ownName, model }) => judged([`${ownName} joystick`, ofModel(model, of('joystick'))]));
  const model: Judged = { kind, keyword: 'S1012RT', language: 'en', grades: new Map([['model S1012RT', 3]]) };
  return [...ROWS.map(judged), ...ON_MACHINE.flatMap(chosen), ...named, model];
}
