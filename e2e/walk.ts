// One person at one page, counted: every press and key, and the time until what was wanted is there, held to what the same way once cost.
import { availableParallelism, loadavg } from 'node:os';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a way once cost (the shop's first trial by its users). */
interface Cost {
  clicks: number;
  keys: number;
  /** Of waiting for the page. */
  seconds: number;
}

/** Nobody feels less, and no clock here tells it apart from the machine's own. */
const UNFELT_SECONDS = 0.5;

/** On a machine that others use as well, seconds say more of them than of the page: there they are told and not held. */
const isQuiet = (): boolean => (loadavg()[0] ?? 0) <= 1.5 * availableParallelism();

/** Waits until something is there; unlike an expectation it looks at every frame. */
export const seen = (what: Locator) => async (): Promise<void> => await what.first().waitFor();

/** Walks a way and tells what it cost. */
export class Walk {
  clicks = 0;
  keys = 0;
  private pageMs = 0;
  readonly page: Page;
  private readonly name: string;
  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  private async until(act: () => Promise<void>, there: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await act();
    await there();
    this.pageMs += performance.now() - began;
  }
  /** Presses what is in sight, by mouse or by finger. */
  async click(what: Locator, there: () => Promise<void> = async () => {}): Promise<void> {
    await expect(what).toBeVisible();
    this.clicks += 1;
    await this.until(async () => await what.click(), there);
  }
  async type(text: string, there: () => Promise<void> = async () => {}): Promise<void> {
    this.keys += text.length;
    await this.until(async () => await this.page.keyboard.type(text), there);
  }
  async press(key: string, there: () => Promise<void> = async () => {}): Promise<void> {
    this.keys += 1;
    await this.until(async () => await this.page.keyboard.press(key), there);
  }
  /** Chooses from a list of choices: one press opens it, one chooses. */
  async choose(what: Locator, value: string, there: () => Promise<void>): Promise<void> {
    this.clicks += 2;
    await this.until(async () => void (await what.selectOption(value)), there);
  }
  /** Tabs until what has the focus is called so, then presses Enter. */
  async tabTo(name: RegExp, there: () => Promise<void> = async () => {}): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const { ariaLabel = null, textContent = '' } = document.activeElement ?? {};
        return (ariaLabel ?? textContent ?? '').trim();
      });
    for (let tabs = 0; !name.test(await focused()); tabs += 1) {
      expect(tabs, `Tabs to ${name.source}`).toBeLessThan(60);
      await this.press('Tab');
    }
    await this.press('Enter', there);
  }

  /** Says what it cost beside what it once did, and fails where that is worse: a key may take the place of a press. */
  tell(before: Cost): void {
    const [seconds, once] = [this.pageMs / 1000, `${before.clicks} clicks, ${before.keys} keys, ${before.seconds} s`];
    const now = `${this.clicks} clicks, ${this.keys} keys, ${seconds.toFixed(1)} s of page`;
    const isHeld = isQuiet();
    process.stdout.write(`journey ${this.name}: ${now}; once ${once}${isHeld ? '' : '; the machine is busy'}\n`);
    expect(this.clicks, `${this.name}: clicks`).toBeLessThanOrEqual(before.clicks);
    expect(this.clicks + this.keys, `${this.name}: presses in all`).toBeLessThanOrEqual(before.clicks + before.keys);
    if (isHeld)
      expect(seconds, `${this.name}: seconds of page`).toBeLessThanOrEqual(Math.max(before.seconds, UNFELT_SECONDS));
  }
}
