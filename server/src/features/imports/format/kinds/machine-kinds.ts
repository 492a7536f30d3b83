// Files about machines and effectivity (product §5).
import {
  code,
  customer,
  inFiveLanguages,
  machineColumns,
  oneOf,
  picture,
  position,
  refer,
  required,
  text,
  whole,
} from './cells.ts';
import type { Kind } from './kind.ts';

const names = inFiveLanguages('name', 'name');
const part = refer('part', 'parts', { isRequired: true });

/** Families to line notes, in the order they are loaded. */
export const machineKinds: Kind[] = [
  {
    kind: 'machine-families',
    table: 'machine_families',
    about: 'Types of machine.',
    key: ['code'],
    columns: [
      code,
      ...names,
      {
        name: 'search_group',
        cell: oneOf('scissorLifts', 'telescopicBoomLifts', 'articulatingBoomLifts', 'forkliftTrucks'),
        about: 'group of the search results it belongs to',
      },
      { name: 'image', cell: picture, isFile: true, about: 'file name of a picture' },
      position,
    ],
  },
  {
    kind: 'model-variants',
    table: 'model_variants',
    about: 'What machines were built as.',
    key: ['code'],
    columns: [
      code,
      refer('family', 'machine_families', { isRequired: true }),
      { name: 'model', cell: text(100), isRequired: true, about: 'model as it is called' },
      ...names,
      {
        name: 'image',
        cell: picture,
        isFile: true,
        madeBy: 'recipe',
        about: 'file name of a picture; it need not be there where `recipe` is filled',
      },
      {
        name: 'recipe',
        cell: { is: 'json' },
        to: 'drawing',
        about: 'how the picture is made, for a shop that makes its pictures',
      },
      { name: 'built_from', cell: whole(1900, 2200), about: 'first year' },
      { name: 'built_to', cell: whole(1900, 2200), about: 'last year' },
      position,
    ],
  },
  {
    kind: 'serial-schemes',
    table: 'serial_schemes',
    about: 'How serial numbers are written.',
    key: ['code'],
    columns: [
      code,
      { name: 'name', cell: text(200), isRequired: true, about: 'name' },
      { name: 'input_length', cell: whole(1, 40), about: 'characters of a whole number, without spaces and dashes' },
      { name: 'is_identification_number', cell: { is: 'flag' }, about: 'numbers of the identification number field' },
      {
        name: 'pattern',
        cell: text(500),
        isRequired: true,
        about:
          'regular expression over the number in capitals without spaces and dashes; group 1 is the prefix, group 2 the ordinal',
      },
    ],
  },
  {
    kind: 'option-codes',
    table: 'option_codes',
    about: 'Options machines can be built with.',
    key: ['code'],
    columns: [
      { ...code, cell: { is: 'form', pattern: /^[A-Z0-9][A-Z0-9_-]{0,29}$/, words: 'capitals, digits, - and _' } },
      ...names,
    ],
  },
  {
    kind: 'machines',
    table: 'machines',
    about: 'Units with a serial number; prefix and ordinal are read by the scheme.',
    key: ['scheme_id', 'prefix', 'ordinal'],
    columns: [
      { name: 'serial_number', cell: text(60), isRequired: true, about: 'as on the nameplate' },
      refer('scheme', 'serial_schemes', { isRequired: true }),
      refer('variant', 'model_variants', { isRequired: true }),
      { name: 'manufactured_on', cell: { is: 'date' }, about: 'day it was built' },
      {
        name: 'as_built',
        cell: oneOf('none', 'partial', 'complete'),
        about: 'whether as-built-lines tell everything; none where empty',
      },
    ],
  },
  {
    kind: 'machine-options',
    table: 'machine_options',
    about: 'Options a machine was built with.',
    key: ['machine_id', 'option_code_id'],
    columns: [...machineColumns, refer('option', 'option_codes', { isRequired: true, to: 'option_code_id' })],
  },
  {
    kind: 'as-built-lines',
    table: 'as_built_lines',
    about: 'The parts the factory recorded for a machine.',
    key: ['machine_id', 'part_id'],
    columns: [...machineColumns, part, { name: 'quantity', cell: whole(1), isRequired: true, about: 'pieces' }],
  },
  {
    kind: 'company-machines',
    table: 'company_machines',
    about: 'The machines of a customer.',
    key: ['company_id', 'machine_id'],
    columns: [
      customer,
      ...machineColumns,
      { name: 'own_name', cell: text(100), about: 'the customer’s name for it' },
      { name: 'fleet_number', cell: text(50), about: 'the customer’s number for it' },
      { name: 'site', cell: text(200), about: 'where it stands' },
      { name: 'hours', cell: whole(0, 1_000_000), about: 'hours run' },
      { name: 'hours_read_on', cell: { is: 'date' }, about: 'day the hours were read' },
      { name: 'origin', cell: oneOf('purchase', 'lookup'), about: 'how it came to the list; lookup where empty' },
    ],
  },
  {
    kind: 'effectivities',
    table: 'effectivities',
    about: 'Sets of serial numbers that lines share, with the printed wording.',
    key: ['code'],
    columns: [code, ...inFiveLanguages('printed', 'wording as printed', { max: 1000, isRequired: false })],
  },
  {
    kind: 'effectivity-ranges',
    table: 'effectivity_ranges',
    about: 'The numbers of such a set.',
    key: ['effectivity_id', 'scheme_id', 'prefix'],
    columns: [
      required(refer('effectivity', 'effectivities')),
      refer('scheme', 'serial_schemes', { isRequired: true }),
      { name: 'prefix', cell: text(40), about: 'prefix of the serial numbers; none where empty' },
      {
        name: 'ordinals',
        cell: { is: 'ordinals' },
        isRequired: true,
        about:
          'numbers and ranges separated by spaces, both ends included, an open end left away: `-12377 12379-14129 22035881-`; or the wording as English books print it: `prior to 15548 except 12378 and 14130`',
      },
    ],
  },
  {
    kind: 'option-rules',
    table: 'option_rules',
    about: 'Conditions over option codes.',
    key: ['rule'],
    columns: [
      {
        name: 'rule',
        cell: { is: 'optionRule' },
        isRequired: true,
        names: { table: 'option_codes', by: 'code', each: '[A-Z0-9][A-Z0-9_-]*' },
        about: 'such as `A+!B+(C,D)`',
      },
    ],
  },
  {
    kind: 'line-notes',
    table: 'line_notes',
    about: 'Notes that lines share.',
    key: ['code'],
    columns: [code, ...inFiveLanguages('text', 'the note', { max: 1000 })],
  },
];
