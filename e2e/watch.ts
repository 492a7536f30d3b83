// What every browser test demands of a page: nothing told on the console, no refusal by the content security policy, no axe violation.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Collects console errors, page errors and CSP violations from now on; call it before the first navigation. */
export async function watchPage(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => told.push(error.message));
  await page.exposeFunction('tellViolation', (what: string) => told.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`CSP: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return told;
}

/** Rules whose outcome depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No axe violation on what is shown, in light and in dark; the dark theme changes colours alone, so there only their rules are asked again. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await wear(page, colorScheme);
    const { violations } = await axeOn(page, colorScheme === 'dark' ? COLOUR_RULES : undefined).analyze();
    const places = violations.map(
      (rule) =>
        `${colorScheme} ${rule.id}: ${rule.nodes.map((node) => `${node.target.join(' ')} ${coloursOf(node.any[0]?.data)}`.trim()).join(', ')}`,
    );
    expect(places).toEqual([]);
  }
}

// Without frames in it a page is judged where it stands, and not put together in a second one; of what passes nothing is told.
function axeOn(page: Page, rules: string[] | undefined): AxeBuilder {
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const only = rules ? { runOnly: { type: 'rule' as const, values: rules } } : {};
  return axe.options({ resultTypes: ['violations'], ...only });
}

// What is out of sight may be left undrawn (content-visibility), and then keeps telling the colours it was last drawn in.
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await drawAll(page);
  // The browser takes a scheme in a while after it was asked to; a theme that was chosen stays.
  await page.waitForFunction((isLight) => {
    const root = document.documentElement;
    const [red = '0'] = /\d+/.exec(getComputedStyle(root).backgroundColor) ?? [];
    return root.hasAttribute('data-theme') || Number(red) > 127 === isLight;
  }, colorScheme === 'light');
  // A long list goes on growing meanwhile.
  await drawAll(page);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

const drawAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility !== 'visible') part.style.contentVisibility = 'visible';
  });

// A contrast says of which colours, so that a failure can be told from a moment between two.
function coloursOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('fgColor' in data) || !('bgColor' in data)) return '';
  return `(${String(data.fgColor)} on ${String(data.bgColor)})`;
}

/** Nothing is wider than the screen (design: 390 px screens scroll only downwards). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
