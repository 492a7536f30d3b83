// Photos of nameplates for browser tests, and a camera that sees one.
import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

/** What stands on a plate. */
export interface Plate {
  model: string;
  serial: string;
  year: string;
}

const SIZE = { width: 1280, height: 720 };

/** A photo of a plate that bears no code, a little tilted, as PNG. */
export async function photographPlate(browser: Browser, { model, serial, year }: Plate): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  const row = (label: string, value: string) =>
    `<tr><td style="font-size:24px;padding:10px 24px 10px 0">${label}</td><td style="font-size:40px;font-weight:600">${value}</td></tr>`;
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:#b5651d;font-family:sans-serif">
    <div style="transform:rotate(2deg);background:#cfd2d4;color:#16181a;border:4px solid #16181a;border-radius:14px;padding:28px 40px">
      <b style="font-size:54px">NORRVIK</b><table>${row('MODEL', model)}${row('SERIAL NO.', serial)}${row('YEAR', year)}</table>
    </div></body>`);
  const photo = await page.screenshot();
  await page.close();
  return photo;
}

/** Writes a film of one picture for Chromium's stand-in camera. */
export async function filmOf(browser: Browser, photo: Buffer, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  const gray = await page.evaluate(
    async ({ address, width, height }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, width, height);
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {};
      const bytes = Array.from({ length: width * height }, (_, at) => String.fromCharCode(data[at * 4 + 1] ?? 0));
      return btoa(bytes.join(''));
    },
    { address: `data:image/png;base64,${photo.toString('base64')}`, ...SIZE },
  );
  await page.close();
  const { width, height } = SIZE;
  const colourless = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(gray, 'base64'), colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}
