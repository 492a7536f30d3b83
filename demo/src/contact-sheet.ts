// Writes part pictures, figures or machines into a folder, for looking at: node contact-sheet.ts FOLDER [parts|figures|machines] [NAME ...]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { partTemplates, type TemplateName } from './geometry/templates/index.ts';
import { machineSpecOf } from './manuals/machine-data.ts';
import { MODELS } from './catalogue/models.ts';
import { PLANS } from './catalogue/plans.ts';
import { drawIllustration } from './drawing/illustration.ts';
import { buildFigure } from './geometry/assemblies/figure.ts';
import { renderMachine } from './geometry/machines/index.ts';
import { renderPartPicture } from './geometry/parts.ts';

const CELL = 300;
const COLUMNS = 6;

const [, , folder = 'contact-sheets', kind = 'parts', ...wanted] = process.argv;
mkdirSync(folder, { recursive: true });
if (kind === 'parts') await partSheets(wanted);
if (kind === 'figures') await figureFiles(wanted);
if (kind === 'machines') await machineFiles(wanted);

async function figureFiles(keys: readonly string[]): Promise<void> {
  for (const plan of PLANS.filter((one) => keys.length === 0 || keys.includes(one.key))) {
    const began = performance.now();
    const items = plan.items.map(({ noun, quantity, attachedTo }, i) => ({
      itemNo: String(i + 1),
      noun,
      quantity,
      ...(attachedTo === undefined ? {} : { parent: String(attachedTo + 1) }),
    }));
    const assembly = buildFigure({ plan: plan.key, items });
    const built = performance.now();
    const { svg, height, hotspots } = drawIllustration(assembly, { ink: '#1d1c1a' });
    const drawn = performance.now();
    await sharp(Buffer.from(svg))
      .flatten({ background: '#ffffff' })
      .png()
      .toFile(join(folder, `${plan.key}.png`));
    const missing = items
      .filter((item) => !hotspots.some((spot) => spot.itemNo === item.itemNo))
      .map((item) => item.noun);
    const times = `${Math.round(built - began)} + ${Math.round(drawn - built)} ms`;
    console.log(
      `${plan.key} ${items.length} items, height ${height}, ${Math.round(svg.length / 1024)} KB, ${times} ${String(missing)}`,
    );
  }
}

async function partSheets(names: readonly string[]): Promise<void> {
  const all = Object.keys(partTemplates) as TemplateName[];
  const chosen =
    names.length > 0 ? all.filter((name) => names.includes(name) || names.includes(partTemplates[name].area)) : all;
  for (let start = 0; start < chosen.length; start += 24) {
    const cells: Buffer[] = [];
    for (const name of chosen.slice(start, start + 24)) {
      const began = performance.now();
      const picture = await renderPartPicture({ template: name, params: {} }, { format: 'png' });
      console.log(`${name} ${Math.round(performance.now() - began)} ms`);
      cells.push(await labelled(picture, name));
    }
    await sheet(cells, join(folder, `parts-${start / 24 + 1}.png`));
  }
}

async function labelled(picture: Buffer, label: string): Promise<Buffer> {
  const text = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}"><text x="8" y="18" font-family="sans-serif" font-size="13" fill="#333">${label}</text></svg>`,
  );
  return sharp(picture)
    .resize(CELL, CELL, { fit: 'contain', background: '#fff' })
    .composite([{ input: text }])
    .png()
    .toBuffer();
}

async function sheet(cells: readonly Buffer[], file: string): Promise<void> {
  const rows = Math.ceil(cells.length / COLUMNS);
  const base = sharp({ create: { width: COLUMNS * CELL, height: rows * CELL, channels: 3, background: '#ffffff' } });
  const placed = cells.map((input, i) => ({ input, left: (i % COLUMNS) * CELL, top: Math.floor(i / COLUMNS) * CELL }));
  await base.composite(placed).png().toFile(file);
  console.log(file);
}

async function machineFiles(codes: readonly string[]): Promise<void> {
  for (const model of MODELS.filter(({ code }) => codes.length === 0 || codes.includes(code))) {
    const began = performance.now();
    await sharp(await renderMachine(machineSpecOf(model))).toFile(join(folder, `${model.code}.png`));
    console.log(`${model.code} ${Math.round(performance.now() - began)} ms`);
  }
}
