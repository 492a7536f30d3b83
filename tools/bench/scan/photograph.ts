// Photographs of nameplates as they come from the yard, made from a clean drawing: tilt, blur, glare, dirt and low light, each in three stated steps.
import sharp from 'sharp';

/** What is wrong with a photo. */
export const TROUBLES = ['tilt', 'blur', 'glare', 'dirt', 'lowLight'] as const;
/** One of them. */
export type Trouble = (typeof TROUBLES)[number];
/** How bad it is. */
export const STEPS = ['light', 'middle', 'heavy'] as const;
/** One step. */
export type Step = (typeof STEPS)[number];

/** What each step means; widths are of a photo of 1600 by 1200 pixels whose plate is 900 wide. */
export const STEP_WORDS: Record<Trouble, Record<Step, string>> = {
  tilt: { light: '4°', middle: '9°, seen from the side', heavy: '16°, seen from the side' },
  blur: { light: 'sigma 1.2 px', middle: 'sigma 2 px', heavy: 'sigma 3.2 px' },
  glare: { light: 'a quarter of the plate', middle: 'a third, half bleached', heavy: 'across the number, bleached' },
  dirt: { light: '15 specks', middle: '40 specks and scratches', heavy: '110 specks and scratches' },
  lowLight: { light: '35 % of the light, noise 5', middle: '18 %, noise 8', heavy: '9 %, noise 10' },
};

const WIDTH = 1600;
const HEIGHT = 1200;
const PLATE = 900;

/** Numbers from 0 to 1 that come out the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The photo of a plate as PNG. */
export async function photograph(plate: string, trouble: Trouble, step: Step, seed: number): Promise<Buffer> {
  const roll = dice(seed);
  const level = STEPS.indexOf(step);
  const shown = trouble === 'dirt' ? dirty(plate, level, roll) : plate;
  const flat = await sharp(Buffer.from(shown)).resize(PLATE).png().toBuffer();
  const held = trouble === 'tilt' ? await tilted(flat, level, roll) : flat;
  const { width, height } = await sharp(held).metadata();
  const place = {
    left: Math.round((WIDTH - width) / 2 + (roll() - 0.5) * 80),
    top: Math.round((HEIGHT - height) / 2 + (roll() - 0.5) * 80),
  };
  const ground = sharp(Buffer.from(groundDrawing(roll))).resize(WIDTH, HEIGHT);
  let photo: Buffer = await ground
    .composite([{ input: held, ...place }])
    .png()
    .toBuffer();
  // No lens is perfect.
  const sigma = trouble === 'blur' ? ([1.2, 2, 3.2][level] ?? 1) : 0.7;
  photo = await sharp(photo).blur(sigma).png().toBuffer();
  if (trouble === 'glare') photo = await withGlare(photo, level, roll);
  if (trouble === 'lowLight') return await inTheDark(photo, level, roll);
  return await noisy(photo, 3, roll);
}

/** Painted sheet with edges, as plates are riveted on. */
function groundDrawing(roll: () => number): string {
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M0 ${roll() * HEIGHT}L${WIDTH} ${roll() * HEIGHT}" stroke="#3c4248" stroke-width="${2 + roll() * 8}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#b5651d"/>${lines.join('')}</svg>`;
}

async function tilted(plate: Buffer, level: number, roll: () => number): Promise<Buffer> {
  const side = roll() < 0.5 ? -1 : 1;
  const degrees = ([4, 9, 16][level] ?? 4) * side;
  const narrow = [1, 0.85, 0.75][level] ?? 1;
  // Seen from the side the plate is narrower and leans.
  const shear = level === 0 ? 0 : 0.05 * level * side;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const seen = await sharp(plate)
    .ensureAlpha()
    .affine(
      [
        [narrow, 0],
        [shear, 1],
      ],
      { background },
    )
    .png()
    .toBuffer();
  return await sharp(seen).rotate(degrees, { background }).png().toBuffer();
}

function dirty(plate: string, level: number, roll: () => number): string {
  const specks = Array.from({ length: [15, 40, 110][level] ?? 0 }, () => {
    const radius = 2 + roll() * roll() * 11;
    return `<ellipse cx="${roll() * 900}" cy="${roll() * 540}" rx="${radius}" ry="${radius * (0.5 + roll())}" fill="#3a2f22" opacity="${0.35 + roll() * 0.5}"/>`;
  });
  const scratches = Array.from(
    { length: level * 4 },
    () =>
      `<path d="M${roll() * 900} ${roll() * 540}l${(roll() - 0.5) * 500} ${(roll() - 0.5) * 160}" stroke="#f2f2f0" stroke-width="${1 + roll() * 2}" opacity="0.8"/>`,
  );
  return plate.replace('</svg>', `${specks.join('')}${scratches.join('')}</svg>`);
}

async function withGlare(photo: Buffer, level: number, roll: () => number): Promise<Buffer> {
  const strength = [0.75, 0.85, 0.97][level] ?? 0.75;
  const radius = [170, 230, 250][level] ?? 170;
  // Light steps bleach beside the number, the heavy one over it.
  const [x, y] =
    level === 2 ? [700 + roll() * 250, 640] : [WIDTH / 2 + (roll() - 0.5) * 700, HEIGHT / 2 + (roll() - 0.5) * 320];
  const glare = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset="0.5" stop-color="#fff" stop-opacity="${strength * 0.8}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${radius * 1.4}" ry="${radius}" fill="url(#g)"/></svg>`;
  return await sharp(photo)
    .composite([{ input: Buffer.from(glare) }])
    .png()
    .toBuffer();
}

async function inTheDark(photo: Buffer, level: number, roll: () => number): Promise<Buffer> {
  const dark = await sharp(photo)
    .linear([0.35, 0.18, 0.09][level] ?? 0.35, 0)
    .png()
    .toBuffer();
  return await noisy(dark, [5, 8, 10][level] ?? 5, roll);
}

/** Each pixel off by as much as sensors are, more in the dark. */
async function noisy(photo: Buffer, sigma: number, roll: () => number): Promise<Buffer> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const about = roll() + roll() + roll() + roll() - 2;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + about * sigma * 1.73));
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}
