// A model named beside what is looked for, in the ways it is typed in five languages (product §5 Search).
import { expect, test } from 'vitest';
import { modelBeside } from './model-beside.rules.ts';

const MODELS = ['S0808E', 'A20RT', 'A26RT', 'T20', 'F30LPG', 'TOUCAN12E'];
const isModel = (code: string, how: 'whole' | 'begun') =>
  MODELS.some((model) => (how === 'whole' ? model === code : model.startsWith(code)));

test.each([
  ['S0808E drive wheel', 'S0808E', 'drive wheel'],
  ['drive wheel S0808E', 'S0808E', 'drive wheel'],
  ['drive wheel for s-0808e', 'S0808E', 'drive wheel'],
  ['A20RT: filter', 'A20RT', 'filter'],
  ['A20 RT oil filter', 'A20RT', 'oil filter'],
  ['filtro de aceite para A20RT', 'A20RT', 'filtro de aceite'],
  ['filtro de aceite del modelo A20RT', 'A20RT', 'filtro de aceite'],
  ['filtre à huile pour A20RT', 'A20RT', 'filtre à huile'],
  ['A20RT的机油滤清器', 'A20RT', '机油滤清器'],
  ['机油滤清器 A20RT', 'A20RT', '机油滤清器'],
  ['Toucan 12 E gasket', 'TOUCAN12E', 'gasket'],
  ['F30 seat', 'F30', 'seat'],
  ['T20 A20R filter', 'T20', 'A20R filter'],
])('product §5 in “%s” the model is %s and “%s” is looked for', (typed, model, rest) => {
  expect(modelBeside(typed, isModel)).toEqual({ model, rest });
});

test.each(['S0808E', 'for S0808E', 'drive wheel', 'M6 bolt', 'Toucan seat', '20 filter', ''])(
  'product §5 “%s” names no model beside anything',
  (typed) => {
    expect(modelBeside(typed, isModel)).toBeNull();
  },
);
