// Small steps that journeys share: machines of the signed-in company, languages, the fixed beginning of a text.
import { expect, type Locator, type Page } from '@playwright/test';

/** The words of a text before its first argument, ready for a pattern. */
export function firstWords(text: string | undefined): string {
  return (
    (text ?? '')
      .split('{')[0]
      ?.trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      // A space that does not break is an ordinary one in the name of a button.
      .replaceAll(/\s/g, ' ') ?? ''
  );
}

/** What the shop answers the signed-in person, asked from within the page. */
export async function askShop<R>(page: Page, path: string): Promise<R> {
  const result: unknown = await page.evaluate(async (asked) => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith(':session'))?.[1] ?? '{}';
    const token = /"token":"([\w-]{43})"/.exec(stored)?.[1] ?? '';
    const answer = await fetch(`/api${asked}`, { headers: { token } });
    return (await answer.json()).result;
  }, path);
  return result as R;
}

/** The serial number of one of the machines of the signed-in company's fleet, asked of the shop itself. */
export async function fleetSerial(page: Page, place: number): Promise<string> {
  type Fleet = { items: { serialNumber: string; fleetNumber: string | null }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  // Machines that other tests look up join the list; those with a fleet number stay in their places.
  const fleet = items.filter((item) => item.fleetNumber !== null);
  const serial = fleet[place]?.serialNumber;
  expect(serial, `machine ${place} of ${fleet.length}`).toBeTruthy();
  return serial ?? '';
}

/** The same, a short number as it stands on the plate of a lift, which has a joystick. */
export async function shortSerial(page: Page, place: number): Promise<string> {
  type Fleet = { items: { serialNumber: string; fleetNumber: string | null; model: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const short = items.filter(
    ({ serialNumber, fleetNumber, model }) => fleetNumber !== null && serialNumber.length === 7 && /^[AST]/.test(model),
  );
  const serial = short[place]?.serialNumber;
  expect(serial, `machine ${place} of ${short.length}`).toBeTruthy();
  return serial ?? '';
}

type Card = { code: string; replacedBy: { code: string; isKnown: boolean; isTwoWay: boolean }[] };

/** A part of the demo that another one replaced, and its successor. */
export async function replacedPart(page: Page): Promise<{ old: string; successor: string }> {
  for (let at = 1; at <= 20; at += 1) {
    const { items } = await askShop<{ items: Card[] }>(page, `/shop/goods-list?sort=nameDesc&pageSize=96&page=${at}`);
    const old = items.find(
      (card) => card.replacedBy.length === 1 && card.replacedBy[0]?.isKnown && !card.replacedBy[0].isTwoWay,
    );
    const successor = old?.replacedBy[0];
    if (old && successor) return { old: old.code, successor: successor.code };
  }
  throw new Error('the demo holds no replaced part');
}

/** How many lines the shop keeps in this person's cart. */
export async function linesKept(page: Page): Promise<number> {
  const { lines } = await askShop<{ lines: { isRemoved: boolean }[] }>(page, '/cart?since=0');
  return lines.filter((line) => !line.isRemoved).length;
}

/** Changes the language on the login screen. */
export async function changeLanguageTo(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
}

/** The code of the first part of a list of parts. */
export async function firstCode(page: Page): Promise<string> {
  const name = await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .getAttribute('aria-label');
  return name?.replace('Quick view: ', '') ?? '';
}

/** Presses until the order is placed: another test may have put a part into the same person's cart, and a buyer who is told of it looks and presses again. */
export async function placeOrder(page: Page, words: { placed: string; changed: string }, press: () => Promise<void>) {
  const placed: Locator = page.getByRole('status').filter({ hasText: words.placed });
  const changed = page.getByRole('alert').filter({ hasText: words.changed });
  for (let presses = 0; presses < 3; presses += 1) {
    await press();
    await expect(placed.or(changed).first()).toBeVisible();
    if (await placed.isVisible()) return;
  }
  await expect(placed).toBeVisible();
}
