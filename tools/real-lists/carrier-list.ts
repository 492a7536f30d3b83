// Turns the truck carrier (a parts list and a 3D model that name the same parts) into a machine with figures, items and hotspots.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, contentsOf, type Line, linesOf, nameOf, successorOf, titled } from './carrier-assemblies.ts';
import { drawPictures } from './carrier-pictures.ts';
import { figureModel, type ModelLine } from './carrier-model.ts';
import { type CarrierSource, readCarrier } from './carrier-source.ts';
import { nodesOf } from './glb-file.ts';
import { type ListFolder, makeListFolder, slug } from './list-folder.ts';
import { type Worth, worthsOf } from './carrier-worth.ts';
import { addMadeUpBase, addMadeUpStock, PRICE_LIST } from './made-up.ts';
import { readCsv } from '@outrigger/demo/src/catalogue/read-csv.ts';

/** Behind what a shop already sells. */
const LAST = 900;

/** Reads the one model with a parts list from `models3d` and, for names of successors, `catalogue` beside it. */
export async function convertCarrier(source: string, seed: number): Promise<ListFolder> {
  const folder = makeListFolder();
  const carrier = readCarrier(join(source, 'models3d'));
  const { glb, assemblies, whole } = carrier;
  addMadeUpBase(folder);
  const drawn = [...assemblies].flatMap(([assembly, lines]) => [assembly, ...lines.map((line) => line.code)]);
  const pictureOf = await drawPictures(folder, glb, drawn);
  addMachine(folder, carrier, pictureOf(whole));
  const names = partNames(join(source, 'catalogue/ldraw-parts.csv'));
  const parts = new Map([...assemblies.values()].flat().map((line) => [line.code, line.name]));
  const worthOf = worthsOf(glb, contentsOf(carrier));
  for (const [code, name] of parts) addPart(folder, { code, name }, { seed, names, parts, pictureOf, worthOf });
  for (const [at, assembly] of [...assemblies.keys()].entries()) {
    const part = codeOf(carrier, assembly);
    addAssembly(folder, { part, assembly, at, seed, picture: pictureOf(assembly), worth: worthOf(part) });
    const lines = linesOf(carrier, assembly);
    addFigure(folder, { variant: carrier.number, part, assembly, lines, position: at + 1 });
    folder.addFile(`${slug(part)}.glb`, figureModel(glb, assembly, modelLines(lines)));
  }
  checkNodes(folder, nodesOf(glb), parts);
  return folder;
}

/** What a node of the model is called in a figure's list. */
function modelLines(lines: readonly Line[]): (node: string) => ModelLine | undefined {
  const known = new Map(
    lines.map(({ node, code, name }, at) => [node, { itemNo: String(at + 1), code, name: nameOf(code, name) }]),
  );
  return (node) => known.get(node);
}

function partNames(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(readCsv(path).map((row) => [row('part_number'), row('name')]));
}

type Known = {
  seed: number;
  names: Map<string, string>;
  parts: Map<string, string>;
  pictureOf: (name: string) => string | undefined;
  worthOf: (code: string) => Worth;
};

/** A number that was moved keeps its place in the list; its successor is added where its name is known. */
function addPart(
  folder: ListFolder,
  { code, name }: { code: string; name: string },
  { seed, names, parts, pictureOf, worthOf }: Known,
): void {
  const successor = successorOf(name);
  folder.add('parts', {
    code,
    name_en: nameOf(code, name),
    category: 'carrier',
    brand: 'LDRAW',
    status: successor ? 'discontinued' : 'active',
    sell_policy: successor ? 'notSold' : 'backorder',
    weight_grams: worthOf(code).grams,
    image_url: pictureOf(code),
  });
  if (!successor) return addTrade(folder, { code, seed, worth: worthOf(code) });
  folder.add('supersessions', { old_part: code, successor });
  const known = names.get(successor);
  if (known && !parts.has(successor)) {
    // The model shows it under its old number.
    const shown = { pictureOf: () => pictureOf(code), worthOf: () => worthOf(code) };
    addPart(folder, { code: successor, name: known }, { seed, names, parts, ...shown });
  }
  if (!known) folder.note(`${code} is replaced by ${successor}, which the list does not hold.`);
}

type Trade = { code: string; seed: number; worth: Worth };

function addTrade(folder: ListFolder, { code: part, seed, worth }: Trade): void {
  folder.add('prices', { part, price_list: PRICE_LIST, min_quantity: 1, amount: (worth.cents / 100).toFixed(2) });
  addMadeUpStock(folder, part, seed);
}

type Assembly = { part: string; assembly: string; at: number; seed: number; picture: string | undefined; worth: Worth };

function addAssembly(folder: ListFolder, { part: code, assembly, at, seed, picture, worth }: Assembly): void {
  folder.add('parts', {
    code,
    name_en: titled(assembly),
    category: 'carrier',
    brand: 'LDRAW',
    status: 'active',
    sell_policy: at === 0 ? 'notSold' : 'backorder',
    weight_grams: worth.grams,
    image_url: picture,
  });
  if (at > 0) addTrade(folder, { code, seed, worth });
}

function addMachine(folder: ListFolder, { number, name }: CarrierSource, image: string | undefined): void {
  folder.add('brands', { code: 'LDRAW', name: 'LDraw' });
  folder.add('categories', { code: 'carrier', name_en: 'Carrier parts', position: LAST });
  folder.add('machine-families', { code: 'carriers', name_en: 'Carriers', position: LAST });
  folder.add('model-variants', {
    code: number,
    family: 'carriers',
    model: number,
    name_en: `${titled(name)} ${number}`,
    image,
  });
  folder.add('serial-schemes', {
    code: 'CARRIER',
    name: 'Carrier number',
    input_length: `LDR${number}`.length,
    pattern: `^(LDR)([0-9]{${number.length}})$`,
  });
  folder.add('machines', {
    serial_number: `LDR${number}`,
    scheme: 'CARRIER',
    variant: number,
    manufactured_on: '2008-01-01',
  });
  folder.add('chapters', { code: 'carrier', name_en: 'Carrier' });
}

function addFigure(
  folder: ListFolder,
  figure: { variant: string; part: string; assembly: string; lines: Line[]; position: number },
): void {
  const { variant, part, assembly, lines, position } = figure;
  folder.add('figures', { code: part, name_en: titled(assembly), assembly_part: part });
  folder.add('figure-models', { variant, figure: part, chapter: 'carrier', position });
  folder.add('illustrations', { figure: part, kind: 'model', file: `${slug(part)}.glb` });
  for (const [at, line] of lines.entries()) {
    const item = String(at + 1);
    folder.add('items', { figure: part, item_no: item, position: at + 1 });
    folder.add('item-lines', { figure: part, item, part: line.code, quantity: line.quantity });
    folder.add('hotspots', { figure: part, sheet: 1, illustration: 'model', item, shape: 'node', node: line.node });
  }
}

/** A part that can be picked in the model and is on no list would lead nowhere. */
function checkNodes(
  folder: ListFolder,
  nodes: { name: string; partNumber: string | undefined }[],
  parts: Map<string, string>,
): void {
  for (const node of nodes)
    if (node.partNumber && !parts.has(node.partNumber))
      folder.note(`The model shows ${node.partNumber}, which the parts list does not hold.`);
}
