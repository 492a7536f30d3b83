// Turns the truck carrier (a parts list and a 3D model that name the same parts) into a machine with figures, items and hotspots.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPictures } from './carrier-pictures.ts';
import { figureModel, type ModelLine } from './carrier-model.ts';
import { nodesOf } from './glb-file.ts';
import { type ListFolder, makeListFolder, slug } from './list-folder.ts';
import { addMadeUpBase, addMadeUpTrade, madeUpWeight } from './made-up.ts';
import { readCsv } from './read-csv.ts';

const MODEL = '4838-mini-vehicles-carrier';
const WHOLE = 'Mini Vehicles - Carrier and Car';
/** Behind what a shop already sells. */
const LAST = 900;
const MOVED = /^~Moved to (\S+)$/;

type Line = { code: string; name: string; quantity: number; node: string };

/** Reads the model and its parts list from `models3d` and, for names of successors, `catalogue` beside it. */
export async function convertCarrier(source: string, seed: number): Promise<ListFolder> {
  const folder = makeListFolder();
  const models = join(source, 'models3d');
  const glb = readFileSync(join(models, `${MODEL}.glb`));
  const assemblies = linesByAssembly(join(models, `${MODEL}.bom.csv`));
  addMadeUpBase(folder);
  const drawn = [...assemblies].flatMap(([assembly, lines]) => [assembly, ...lines.map((line) => line.code)]);
  const pictureOf = await drawPictures(folder, glb, drawn);
  addMachine(folder, pictureOf(WHOLE));
  const names = partNames(join(source, 'catalogue/ldraw-parts.csv'));
  const parts = new Map([...assemblies.values()].flat().map((line) => [line.code, line.name]));
  for (const [code, name] of parts) addPart(folder, { code, name }, { seed, names, parts, pictureOf });
  for (const [at, [assembly, lines]] of [...assemblies].entries()) {
    const part = addAssembly(folder, { assembly, at, seed, picture: pictureOf(assembly) });
    const below = assembly === WHOLE ? subAssemblies(assemblies) : [];
    const all = [...lines, ...below];
    addFigure(folder, { part, assembly, lines: all, position: at + 1 });
    folder.addFile(`${slug(part)}.glb`, figureModel(glb, assembly, modelLines(all)));
  }
  checkNodes(folder, nodesOf(glb), parts);
  return folder;
}

function linesByAssembly(path: string): Map<string, Line[]> {
  const assemblies = new Map<string, Line[]>();
  for (const row of readCsv(path)) {
    const lines = assemblies.get(row('assembly')) ?? [];
    assemblies.set(row('assembly'), lines);
    const [code, name, quantity] = [row('part_number'), row('part_name'), Number(row('quantity'))];
    const same = lines.find((line) => line.code === code);
    if (same) same.quantity += quantity;
    else lines.push({ code, name, quantity, node: `${code} ${name}` });
  }
  return assemblies;
}

/** What a node of the model is called in a figure's list. */
function modelLines(lines: readonly Line[]): (node: string) => ModelLine | undefined {
  const known = new Map(
    lines.map(({ node, code, name }, at) => [node, { itemNo: String(at + 1), code, name: nameOf(code, name) }]),
  );
  return (node) => known.get(node);
}

const codeOf = (assembly: string) => (assembly === WHOLE ? '4838' : `4838-${slug(assembly).toUpperCase()}`);

const subAssemblies = (assemblies: Map<string, Line[]>): Line[] =>
  [...assemblies.keys()]
    .filter((name) => name !== WHOLE)
    .map((name) => ({ code: codeOf(name), name, quantity: 1, node: name }));

function partNames(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(readCsv(path).map((row) => [row('part_number'), row('name')]));
}

type Known = {
  seed: number;
  names: Map<string, string>;
  parts: Map<string, string>;
  pictureOf: (name: string) => string | undefined;
};

function nameOf(code: string, name: string): string {
  const successor = MOVED.exec(name)?.[1];
  return successor ? `Part ${code}, replaced by ${successor}` : titled(name);
}

const titled = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A number that was moved keeps its place in the list; its successor is added where its name is known. */
function addPart(
  folder: ListFolder,
  { code, name }: { code: string; name: string },
  { seed, names, parts, pictureOf }: Known,
): void {
  const successor = MOVED.exec(name)?.[1];
  folder.add('parts', {
    code,
    name_en: nameOf(code, name),
    category: 'carrier',
    brand: 'LDRAW',
    status: successor ? 'discontinued' : 'active',
    sell_policy: successor ? 'notSold' : 'backorder',
    weight_grams: madeUpWeight(code, seed),
    image_url: pictureOf(code),
  });
  if (!successor) return addMadeUpTrade(folder, code, seed);
  folder.add('supersessions', { old_part: code, successor });
  const known = names.get(successor);
  if (known && !parts.has(successor)) {
    // The model shows it under its old number.
    const look = () => pictureOf(code);
    addPart(folder, { code: successor, name: known }, { seed, names, parts, pictureOf: look });
  }
  if (!known) folder.note(`${code} is replaced by ${successor}, which the list does not hold.`);
}

function addAssembly(
  folder: ListFolder,
  { assembly, at, seed, picture }: { assembly: string; at: number; seed: number; picture: string | undefined },
): string {
  const code = codeOf(assembly);
  folder.add('parts', {
    code,
    name_en: titled(assembly),
    category: 'carrier',
    brand: 'LDRAW',
    status: 'active',
    sell_policy: at === 0 ? 'notSold' : 'backorder',
    weight_grams: madeUpWeight(code, seed),
    image_url: picture,
  });
  if (at > 0) addMadeUpTrade(folder, code, seed);
  return code;
}

function addMachine(folder: ListFolder, picture: string | undefined): void {
  folder.add('brands', { code: 'LDRAW', name: 'LDraw' });
  folder.add('categories', { code: 'carrier', name_en: 'Carrier parts', position: LAST });
  folder.add('machine-families', { code: 'carriers', name_en: 'Carriers', position: LAST });
  folder.add('model-variants', {
    code: '4838-1',
    family: 'carriers',
    model: '4838-1',
    name_en: 'Mini vehicles carrier 4838-1',
    image: picture,
  });
  folder.add('serial-schemes', {
    code: 'CARRIER',
    name: 'Carrier number',
    input_length: 7,
    pattern: '^(LDR)([0-9]{4})$',
  });
  folder.add('machines', {
    serial_number: 'LDR4838',
    scheme: 'CARRIER',
    variant: '4838-1',
    manufactured_on: '2008-01-01',
  });
  folder.add('chapters', { code: 'carrier', name_en: 'Carrier' });
}

function addFigure(
  folder: ListFolder,
  figure: { part: string; assembly: string; lines: Line[]; position: number },
): void {
  const { part, assembly, lines, position } = figure;
  folder.add('figures', { code: part, name_en: titled(assembly), assembly_part: part });
  folder.add('figure-models', { variant: '4838-1', figure: part, chapter: 'carrier', position });
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
