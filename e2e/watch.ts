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
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
    const places = violations.map(
      (rule) => `${colorScheme} ${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(places).toEqual([]);
  }
}

/** Nothing is wider than the screen (design: 390 px screens scroll only downwards). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
