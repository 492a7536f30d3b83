// Test data of imports: a small folder of the format, and folders made of given texts.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes a folder of the given files, texts or bytes by name. */
export async function makeFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-import-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const littleEndian = (value: number): string => Buffer.from(Uint32Array.of(value).buffer).toString('latin1');

/** The head of a picture of one pixel. */
const ONE_PIXEL = `VP8X\n\0\0\0${'\0'.repeat(10)}`;

/** The frame of a picture, told from others by its words. */
export const webpOf = (words: string): string =>
  `RIFF${littleEndian(ONE_PIXEL.length + words.length + 4)}WEBP${ONE_PIXEL}${words}`;

/** A drawing of a sheet of 200 by 100 with elements of these ids. */
export const svgOf = (...ids: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${ids.map((id) => `<g id="${id}"/>`).join('')}</svg>`;

/** A 3D model that has these nodes and no points; as text, so that it is filled up until its lengths are plain characters. */
export const glbOf = (...names: string[]): string =>
  glbWith((names.length > 0 ? names : ['whole']).map((name) => ({ name })));

/** A model of these nodes, as its description says them, and of what else it says. */
export function glbWith(nodes: readonly object[], besides: object = {}): string {
  const scenes = [{ nodes: [...nodes.keys()] }];
  let json = JSON.stringify({ asset: { version: '2.0' }, scenes, nodes, ...besides });
  const isPlain = (length: number) => length % 4 === 0 && length % 256 < 128;
  while (!isPlain(json.length) || !isPlain(json.length + 20)) json += ' ';
  return `glTF${littleEndian(2)}${littleEndian(json.length + 20)}${littleEndian(json.length)}JSON${json}`;
}

/** A book of no pages, told from others by its words. */
export const pdfOf = (words: string): string => `%PDF-1.7\n% ${words}\n%%EOF\n`;

/** A little shop: two parts of a figure for one machine, with prices, stock and a drawing. */
export const SMALL_SHOP: Record<string, string> = {
  'categories.csv': 'code,parent,name_en,name_es\nSEALS,HYD,Seals,Juntas\nHYD,,Hydraulics,Hidráulica\n',
  'parts.csv':
    'code,name_en,name_zh,category,status,weight_grams\n7021-0450,Rod seal,活塞杆密封,SEALS,,120\n7021-0451,"Wiper, 40 mm",,SEALS,active,15\n7021-0452,Seal kit,,HYD,,\n',
  'part-aliases.csv': 'part,code,kind\n7021-0450,RS 40,supplier\n',
  'part-relations.csv': 'part,kind,related_part,quantity\n7021-0452,kit,7021-0450,1\n7021-0452,kit,7021-0451,2\n',
  'supersessions.csv': 'old_part,successor,effective_from\n7021-0450,7021-0451,2025-03-01\n7021-0451,9999-GONE,\n',
  'price-lists.csv': 'code,name,currency,is_base\nBASE-USD,List price,USD,yes\n',
  'prices.csv':
    'part,price_list,min_quantity,amount\n7021-0450,BASE-USD,1,12.50\n7021-0450,BASE-USD,10,11.20\n7021-0451,BASE-USD,,3\n',
  'warehouses.csv': 'code,name,country\nRNO,Reno,US\n',
  'stock.csv': 'part,warehouse,on_hand,counted_at\n7021-0450,RNO,7,2026-01-05T08:00:00Z\n',
  'machine-families.csv': 'code,name_en\nS,Scissor lifts\n',
  'model-variants.csv': 'code,family,model,name_en\nS0607,S,S0607E,Scissor lift S0607E\n',
  'serial-schemes.csv': 'code,name,input_length,pattern\nS7,Seven characters,7,"^([A-Z]{2})(\\d{5})$"\n',
  'option-codes.csv': 'code,name_en\nA,Generator\nB,Outriggers\n',
  'machines.csv': 'serial_number,scheme,variant,manufactured_on\nNS 15-548,S7,S0607,2019-05-01\nNS14130,S7,S0607,\n',
  'machine-options.csv': 'scheme,machine,option\nS7,NS15548,A\n',
  'effectivities.csv': 'code,printed_en\nE1,prior to 15548 except 12378 and 14130\n',
  'effectivity-ranges.csv': 'effectivity,scheme,prefix,ordinals\nE1,S7,NS,-12377 12379-14129 14131-15547\n',
  'option-rules.csv': 'rule\nA+!B\n',
  'chapters.csv': 'code,name_en\nHYD,Hydraulics\n',
  'figures.csv': 'code,name_en,assembly_part\nF-01,Lift cylinder,7021-0452\n',
  'figure-models.csv': 'variant,figure,chapter\nS0607,F-01,HYD\n',
  'illustrations.csv': 'figure,kind,recipe,params,file\nF-01,drawing,cylinder,"{""rods"":1}",\nF-01,model,,,f-01.glb\n',
  'items.csv': 'figure,item_no,parent_item\nF-01,1A,1\nF-01,1,\n',
  'item-lines.csv':
    'figure,item,line_no,part,quantity,effectivity,option_rule\nF-01,1,1,7021-0450,1,E1,\nF-01,1,2,7021-0451,1,,A+!B\nF-01,1A,,7021-0451,,,\n',
  'hotspots.csv':
    'figure,sheet,illustration,item,shape,x,y,node\nF-01,1,drawing,1,callout,120.5,80,\nF-01,1,model,1,node,,,rod_seal\n',
  'files/f-01.glb': glbOf('rod_seal'),
};
