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

/** The serial number of one of the signed-in company's machines, asked of the shop itself. */
export async function fleetSerial(page: Page, place: number): Promise<string> {
  const serials = await page.evaluate(async () => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith(':session'))?.[1] ?? '{}';
    const token = /"token":"([\w-]{43})"/.exec(stored)?.[1] ?? '';
    const answer = await fetch('/api/category/host/pageList?sort=serial&pageSize=50', { headers: { token } });
    const { result } = await answer.json();
    return (result.items as { serialNumber: string }[]).map((item) => item.serialNumber);
  });
  const serial = serials[place];
  expect(serial, `machine ${place} of ${serials.length}`).toBeTruthy();
  return serial ?? '';
}

/** Changes the language on the login screen. */
export async function changeLanguageTo(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
}
