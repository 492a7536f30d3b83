// What somebody feels of a page: from a key to the picture after it, and from picture to picture while it moves.
import type { Page } from '@playwright/test';

/** Milliseconds from each press of a key until what it changed stands on the screen. */
export async function keysToPictures(page: Page, key: string, runs: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { feltTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        // After the picture: a message is handled once it is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (let run = 0; run < runs; run += 1) {
    await page.keyboard.press(key);
    await page.waitForFunction(
      (count) => (globalThis as unknown as { feltTimes: number[] }).feltTimes.length >= count,
      run + 1,
    );
  }
  return await page.evaluate(() => (globalThis as unknown as { feltTimes: number[] }).feltTimes);
}

/** Milliseconds between pictures while the page is scrolled to its end and back, a screen in a few of them. */
export async function framesWhileScrolling(page: Page): Promise<number[]> {
  return await page.evaluate(async () => {
    const PICTURES = 120;
    const STEP = 240;
    const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const times: number[] = [];
    scrollTo(0, 0);
    let last = await next();
    for (let at = 0; at < PICTURES; at += 1) {
      scrollBy(0, at < PICTURES / 2 ? STEP : -STEP);
      const now = await next();
      times.push(now - last);
      last = now;
    }
    return times;
  });
}
