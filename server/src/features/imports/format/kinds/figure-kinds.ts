// Files about part manuals and books (product §5).
import { code, fileName, inFiveLanguages, oneOf, position, refer, required, text, whole } from './cells.ts';
import type { Column, Kind } from './kind.ts';

const names = inFiveLanguages('name', 'name');
const languages = oneOf('en', 'es', 'pt', 'fa', 'zh');
const figure = refer('figure', 'figures', { isRequired: true });
const figureOfItem = { ...figure, to: null };
const item = refer('item', 'items', {
  isRequired: true,
  reference: { by: 'item_no', within: { figure_id: 'figure' } },
  about: 'item number within the figure',
});
const book: Column[] = [
  { name: 'language', cell: languages, isRequired: true, to: null, about: 'en, es, pt, fa (French) or zh' },
  refer('manual', 'manuals', { isRequired: true, reference: { within: { language: 'language' } } }),
];

/** Chapters to manuals, in the order they are loaded. */
export const figureKinds: Kind[] = [
  {
    kind: 'chapters',
    table: 'chapters',
    about: 'Chapters of the part manuals, shared by all models.',
    key: ['code'],
    columns: [
      code,
      refer('parent', 'chapters', { isLate: true, about: 'code of the chapter above' }),
      ...names,
      position,
    ],
  },
  {
    kind: 'figures',
    table: 'figures',
    about: 'Pages of part manuals.',
    key: ['code'],
    columns: [
      code,
      ...names,
      refer('assembly_part', 'parts', { about: 'the part that the figure takes apart' }),
      { name: 'revision', cell: text(20), about: 'revision' },
    ],
  },
  {
    kind: 'figure-models',
    table: 'figure_models',
    about: 'In which chapter of which model a figure stands.',
    key: ['variant_id', 'figure_id'],
    columns: [
      refer('variant', 'model_variants', { isRequired: true }),
      figure,
      refer('chapter', 'chapters', { isRequired: true }),
      position,
    ],
  },
  {
    kind: 'illustrations',
    table: 'illustrations',
    about: 'Drawings and 3D models of figures: a file, or a recipe with parameters for a shop that makes them.',
    key: ['figure_id', 'kind', 'sheet'],
    columns: [
      figure,
      { name: 'kind', cell: oneOf('drawing', 'model'), isRequired: true, about: 'drawing (2D) or model (3D)' },
      { name: 'sheet', cell: whole(1, 999), about: '1 where empty' },
      { name: 'recipe', cell: text(100), to: 'template', about: 'name of the recipe' },
      { name: 'params', cell: { is: 'json' }, about: 'its parameters' },
      {
        name: 'file',
        cell: fileName('svg', 'png', 'webp', 'jpg', 'jpeg', 'glb', 'gltf'),
        isFile: true,
        about: 'file name in the folder `files`, SVG or GLB',
      },
      { name: 'width', cell: whole(1), about: 'width in units of the drawing' },
      { name: 'height', cell: whole(1), about: 'height in units of the drawing' },
    ],
  },
  {
    kind: 'items',
    table: 'items',
    about: 'Callouts of figures.',
    key: ['figure_id', 'item_no'],
    columns: [
      figure,
      { name: 'item_no', cell: text(12), isRequired: true, about: 'item number as printed' },
      { name: 'position', cell: whole(0, 32_000), about: 'order within the figure' },
      {
        ...item,
        name: 'parent_item',
        to: 'parent_item_id',
        isRequired: false,
        isLate: true,
        about: 'item number it is attached to',
      },
      { name: 'is_illustrated', cell: { is: 'flag' }, about: 'yes where empty' },
    ],
  },
  {
    kind: 'item-lines',
    table: 'item_lines',
    about: 'Parts at items.',
    key: ['item_id', 'line_no'],
    columns: [
      figureOfItem,
      item,
      { name: 'line_no', cell: whole(1, 32_000), about: 'line within the item; 1 where empty' },
      refer('part', 'parts', { isRequired: true }),
      { name: 'quantity', cell: whole(1, 1_000_000), about: 'pieces; empty: as required' },
      refer('effectivity', 'effectivities', { about: 'empty: all serial numbers' }),
      refer('option_rule', 'option_rules', {
        cell: text(500),
        reference: { by: 'rule' },
        about: 'rule from option rules; empty: always',
      }),
      refer('note', 'line_notes'),
    ],
  },
  {
    kind: 'hotspots',
    table: 'hotspots',
    about: 'Where items show on illustrations.',
    key: ['illustration_id', 'item_id', 'shape', 'x', 'y', 'node'],
    columns: [
      figureOfItem,
      { name: 'sheet', cell: whole(1, 999), to: null, isRequired: true, about: 'sheet of the illustration' },
      refer('illustration', 'illustrations', {
        isRequired: true,
        cell: oneOf('drawing', 'model'),
        reference: { by: 'kind', within: { figure_id: 'figure', sheet: 'sheet' } },
        about: 'drawing or model',
      }),
      item,
      {
        name: 'shape',
        cell: oneOf('callout', 'box', 'outline', 'node'),
        isRequired: true,
        about: 'node names a node of a 3D model',
      },
      { name: 'x', cell: { is: 'real' }, about: 'left edge or middle of the callout' },
      { name: 'y', cell: { is: 'real' }, about: 'upper edge or middle of the callout' },
      { name: 'width', cell: { is: 'real' }, about: 'width of a box' },
      { name: 'height', cell: { is: 'real' }, about: 'height of a box' },
      { name: 'outline', cell: text(20_000), about: 'SVG path of an outline' },
      { name: 'node', cell: text(200), about: 'name of a node in the 3D model' },
    ],
  },
  {
    kind: 'manuals',
    table: 'manuals',
    about: 'Service and operator manuals and brochures, one row a language.',
    key: ['code', 'language'],
    columns: [
      code,
      { name: 'language', cell: languages, isRequired: true, about: 'en, es, pt, fa (French) or zh' },
      { name: 'kind', cell: oneOf('service', 'operator', 'brochure'), isRequired: true, about: 'what kind of book' },
      ...inFiveLanguages('title', 'title'),
      {
        name: 'file',
        cell: fileName('pdf'),
        isRequired: true,
        isFile: true,
        about: 'file name of the PDF in the folder `files`',
      },
      { name: 'page_count', cell: whole(1, 100_000), isRequired: true, about: 'pages' },
      { name: 'size_bytes', cell: whole(1), about: 'size of the file' },
      { name: 'revision', cell: text(20), about: 'revision' },
      { name: 'published_on', cell: { is: 'date' }, about: 'day of issue' },
    ],
  },
  {
    kind: 'manual-pages',
    table: 'manual_pages',
    about: 'The text of each page, for search.',
    key: ['manual_id', 'page_no'],
    columns: [
      ...book,
      { name: 'page_no', cell: whole(1, 100_000), isRequired: true, about: 'page, counted from 1' },
      { name: 'heading', cell: text(500), about: 'heading above it' },
      { name: 'body', cell: text(100_000), isRequired: true, about: 'text' },
    ],
  },
  {
    kind: 'manual-outline',
    table: 'manual_outline',
    about: 'Tables of contents.',
    key: ['manual_id', 'position'],
    columns: [
      ...book,
      required(position),
      { name: 'level', cell: whole(1, 6), isRequired: true, about: '1 is the highest' },
      { name: 'title', cell: text(500), isRequired: true, about: 'heading' },
      { name: 'page_no', cell: whole(1, 100_000), isRequired: true, about: 'page' },
    ],
  },
  {
    kind: 'manual-models',
    table: 'manual_models',
    about: 'Which models a manual applies to.',
    key: ['manual_id', 'variant_id'],
    columns: [...book, refer('variant', 'model_variants', { isRequired: true }), refer('effectivity', 'effectivities')],
  },
];
