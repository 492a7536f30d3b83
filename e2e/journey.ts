// Small steps that journeys share: machines of the signed-in company, languages, the fixed beginning of a text.
import { expect, type Page } from '@playwright/test';

/** The words of a text before its first argument, ready for a pattern. */
export function firstWords(text: string | undefined): string {
  return (
    (text ?? '')
      .split('{')[0]
      ?.trim()
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? ''
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

/** The serial number of one of the signed-in company's machines, asked of the shop itself. */
export async function fleetSerial(page: Page, place: number): Promise<string> {
  type Fleet = { items: { serialNumber: string }[] };
  const { items } = await askShop<Fleet>(page, '/category/host/pageList?sort=serial&pageSize=50');
  const serial = items[place]?.serialNumber;
  expect(serial, `machine ${place} of ${items.length}`).toBeTruthy();
  return serial ?? '';
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
