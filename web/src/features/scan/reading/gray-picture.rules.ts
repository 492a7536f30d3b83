// Pictures in grey, made ready for text recognition: evenly lit, straight and of a size at which letters are read best.

/** One byte a pixel, row by row. */
export interface Gray {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

interface Coloured {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

const CHANNELS = 4;

/** How bright each pixel looks. */
export function grayOf({ data, width, height }: Coloured): Gray {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const from = at * CHANNELS;
    gray[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { data: gray, width, height };
}

/** Reads between pixels, white outside. */
function between({ data, width, height }: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const [right, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Turned by an angle about its middle and scaled, in one go. */
export function turned(picture: Gray, radians: number, scale = 1): Gray {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const width = Math.round((picture.width * Math.abs(cos) + picture.height * Math.abs(sin)) * scale);
  const height = Math.round((picture.width * Math.abs(sin) + picture.height * Math.abs(cos)) * scale);
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const fromMiddleY = (y - height / 2) / scale;
    for (let x = 0; x < width; x += 1) {
      const fromMiddleX = (x - width / 2) / scale;
      const fromX = fromMiddleX * cos - fromMiddleY * sin + picture.width / 2;
      const fromY = fromMiddleX * sin + fromMiddleY * cos + picture.height / 2;
      data[y * width + x] = between(picture, fromX, fromY);
    }
  }
  return { data, width, height };
}

/** Sums of all that is above and left, by which any rectangle's mean is four look-ups. */
function sumsOf({ data, width, height }: Gray): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The mean about each pixel. */
function blurred(picture: Gray, radius: number): Gray {
  const { width, height } = picture;
  const sums = sumsOf(picture);
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      data[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { data, width, height };
}

/** Evenly lit: each pixel against the mean about it, so that shade and glare go and letters stay. */
export function evened(picture: Gray, radius: number): Gray {
  const around = blurred(picture, radius).data;
  const data = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = MIDDLE + ((picture.data[at] ?? 0) - (around[at] ?? 0)) * gainOf(around[at] ?? 0);
  }
  return { ...picture, data };
}

const MIDDLE = 160;
/** What lies in the dark has less contrast. */
const gainOf = (around: number): number => 1.2 + 90 / (around + 30);

const STRETCH = 55;
const FLAT = 9;
const MOST_GAIN = 5;

/** Evened in contrast, too: what is bleached by glare is stretched as far as grain allows. */
export function stretched(picture: Gray, radius: number): Gray {
  const around = blurred(picture, radius).data;
  const apart = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < apart.length; at += 1) apart[at] = Math.abs((picture.data[at] ?? 0) - (around[at] ?? 0));
  const spread = blurred({ ...picture, data: apart }, radius).data;
  const data = new Uint8ClampedArray(picture.data.length);
  for (let at = 0; at < data.length; at += 1) {
    const gain = Math.min(MOST_GAIN, STRETCH / ((spread[at] ?? 0) + FLAT));
    data[at] = MIDDLE + ((picture.data[at] ?? 0) - (around[at] ?? 0)) * gain;
  }
  return { ...picture, data };
}

const EVERY = 4;

/** How grainy it is against how much there is to see: about 0.05 in daylight, 0.3 and more in the dark. */
function grainOf(picture: Gray): number {
  const smooth = blurred(picture, 1).data;
  const { length } = picture.data;
  let [grain, sum, squares, count] = [0, 0, 0, 0];
  for (let at = 0; at < length; at += EVERY) {
    const seen = smooth[at] ?? 0;
    grain += Math.abs((picture.data[at] ?? 0) - seen);
    sum += seen;
    squares += seen * seen;
    count += 1;
  }
  const spread = Math.sqrt(Math.max(1, squares / count - (sum / count) ** 2));
  return grain / count / spread;
}

/** From how much grain on it is smoothed, and about how many pixels. */
const SMOOTHED: readonly (readonly [grain: number, radius: number])[] = [
  [0.9, 3],
  [0.4, 2],
  [0.1, 1],
];

/** Without grain, which would be read as dots and commas: the more there is, the smoother. */
export function calmed(picture: Gray): Gray {
  const grain = grainOf(picture);
  const radius = SMOOTHED.find(([from]) => grain >= from)?.[1];
  return radius === undefined ? picture : blurred(picture, radius);
}

/** No larger than so many pixels along its longer side. */
export function within(picture: Gray, most: number): Gray {
  const scale = most / Math.max(picture.width, picture.height);
  // Pixels between which more than one is left out are blurred first, or letters break.
  return scale >= 1 ? picture : turned(blurred(picture, Math.floor(0.5 / scale)), 0, scale);
}

const SMALL = 420;
const STEP_DEGREES = 1;
const MOST_DEGREES = 22;
const RADIANS = Math.PI / 180;

/** The angle by which its lines of writing lean, in radians: turned back by it, rows of letters and rows between them differ most. */
export function leanOf(picture: Gray): number {
  const small = evened(within(picture, SMALL), 12);
  const angles = Array.from(
    { length: 2 * (MOST_DEGREES / STEP_DEGREES) + 1 },
    (_, at) => at * STEP_DEGREES - MOST_DEGREES,
  );
  const scored = angles.map((degrees) => ({ radians: degrees * RADIANS, score: rowsApart(small, degrees * RADIANS) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.radians ?? 0;
}

/** How much neighbouring rows differ along lines of this angle; the middle of the picture counts, where the plate is. */
function rowsApart({ data, width, height }: Gray, radians: number): number {
  const slope = Math.tan(radians);
  const [left, right] = [Math.round(width * 0.15), Math.round(width * 0.85)];
  let before = Number.NaN;
  let sum = 0;
  for (let row = Math.round(height * 0.1); row < height * 0.9; row += 1) {
    let ink = 0;
    for (let x = left; x < right; x += 1) {
      const y = Math.round(row + (x - width / 2) * slope);
      if (y >= 0 && y < height) ink += 255 - (data[y * width + x] ?? 255);
    }
    if (!Number.isNaN(before)) sum += (ink - before) ** 2;
    before = ink;
  }
  return sum;
}
