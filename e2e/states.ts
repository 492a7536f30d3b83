// What the walks through the states of screens share (quality 16, 17): a page in one language, what the shop is made to say, and everything demanded of what is shown.
import { readFileSync } from 'node:fs';
import { type Call, calls, type RefusalName, type ResultOf, refusals } from '@outrigger/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { foreignTexts } from './foreign-texts.ts';
import { firstWords } from './journey.ts';
import { chooseLanguage, signInAt, textsOf } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './watch.ts';

/** A page in one language, and what the browser told of it. */
export interface Cell {
  page: Page;
  language: string;
  width: number;
  told: string[];
  /** Paths of calls whose refusal belongs to what is looked at. */
  refused: Set<string>;
}

/** Each language at each width. */
export const CELLS = (['en', 'es', 'pt', 'fa', 'zh'] as const).flatMap((language) =>
  ([390, 820, 1440] as const).map((width) => ({ language, width })),
);

/** Watches a page that nothing was opened in yet, signs somebody of the demo in where one is named, and gives it language and width. */
export async function openCell(
  page: Page,
  { language, width }: (typeof CELLS)[number],
  person?: Parameters<typeof signInAt>[2],
): Promise<Cell> {
  const told = await watchPage(page);
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  if (person) await signInAt(page, person === 'office' ? '/office' : '/home', person);
  await chooseLanguage(page, language);
  return { page, language, width, told, refused: new Set() };
}

/** Says a text of a feature as the page speaks it. */
export const say = ({ language }: Cell, feature: string, key: string): string => textsOf(language, feature)[key] ?? key;
/** A pattern of how a text begins, up to its first argument. */
export const startOf = (text: string): RegExp => new RegExp(`^${spaced(text)}`);
const whole = (text: string): RegExp => (text.includes('{') ? startOf(text) : new RegExp(`^${spaced(text)}$`));
// A label keeps the space that does not break; names of buttons and what is found by its text do not.
const spaced = (text: string): string => firstWords(text).replaceAll(/[ \u00A0]/g, String.raw`\s`);
/** The button that says this. */
export const button = (cell: Cell, feature: string, key: string): Locator =>
  cell.page.getByRole('button', { name: whole(say(cell, feature, key)) }).first();
/** The button of a row that says this before whom it is about. */
export const rowButton = (cell: Cell, feature: string, key: string): Locator =>
  cell.page.getByRole('button', { name: new RegExp(`^${firstWords(say(cell, feature, key))}: `) }).first();
/** The field of this label, whatever is noted beside it; a picture may be called alike. */
export const field = (cell: Cell, feature: string, key: string): Locator =>
  cell.page
    .getByLabel(startOf(say(cell, feature, key)))
    .and(cell.page.locator('input, select, textarea'))
    .first();
/** Waits for a text of a feature. */
export const expectSaid = (cell: Cell, feature: string, key: string): Promise<void> =>
  expect(cell.page.getByText(whole(say(cell, feature, key))).first(), `${feature}.${key}`).toBeVisible();

const pathOf = (call: Call) => new RegExp(`/api${call.path}([?]|$)`);

/** From now on a call is answered with this. */
export async function answer<C extends Call>({ page }: Cell, call: C, result: ResultOf<C>): Promise<void> {
  await page.unroute(pathOf(call));
  await page.route(pathOf(call), (route) => route.fulfill({ json: { code: 200, message: 'OK', result } }));
}

/** From now on what the shop answers to a call is changed before it arrives. */
export async function amend<C extends Call>({ page }: Cell, call: C, change: (result: ResultOf<C>) => ResultOf<C>) {
  await page.unroute(pathOf(call));
  await page.route(pathOf(call), async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: ResultOf<C> };
    await route.fulfill({ response, json: { ...json, result: change(json.result) } });
  });
}

/** From now on a call is refused in the words of the shop, with these facts in them. */
export async function refuse(cell: Cell, call: Call, reason: RefusalName, facts: Record<string, string> = {}) {
  const status = refusals[reason].status;
  let message = messagesIn(cell.language)[reason] ?? '';
  for (const [name, fact] of Object.entries(facts)) message = message.replaceAll(`{${name}}`, fact);
  const json = { code: status, message, result: { reason, facts } };
  expectRefusal(cell, call);
  await cell.page.unroute(pathOf(call));
  await cell.page.route(pathOf(call), (route) => route.fulfill({ status, json }));
}

/** What the shop says in each language to the second code within a minute: asking is counted, so it is asked once. */
const saidOfTooMany = new Map<string, object>();

async function askTooOften({ page, language }: Cell): Promise<object> {
  const data = { email: `too.many.${Date.now()}@norrvik.example`, purpose: 'forgotPassword' };
  const ask = () => page.request.post(`/api${calls.registration.sendEmailCode.path}`, { data, headers: { language } });
  await ask();
  return (await (await ask()).json()) as object;
}

/** From now on a call is refused as one that was asked too often. */
export async function refuseTooMany(cell: Cell, call: Call): Promise<void> {
  const { page, language } = cell;
  const json = saidOfTooMany.get(language) ?? (await askTooOften(cell));
  saidOfTooMany.set(language, json);
  const { status } = refusals.tooManyRequests;
  expectRefusal(cell, call);
  await page.unroute(pathOf(call));
  await page.route(pathOf(call), (route) => route.fulfill({ status, json }));
}

/** From now on a call is never answered. */
export async function hold({ page }: Cell, call: Call): Promise<void> {
  await page.unroute(pathOf(call));
  await page.route(pathOf(call), () => Promise.resolve());
}

/** That the shop itself refuses this call is part of what is looked at. */
export const expectRefusal = ({ refused }: Cell, call: Call): void => void refused.add(call.path);

/** The shop answers for itself again. */
export async function asTheShopSays({ page, refused }: Cell): Promise<void> {
  refused.clear();
  await page.unrouteAll({ behavior: 'wait' });
}

function messagesIn(language: string): Record<string, string> {
  const file = new URL(`../contract/src/messages/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Everything that is demanded of what is shown once nothing is on its way any more. */
export async function look(cell: Cell, what: string): Promise<void> {
  await cell.page.waitForLoadState('networkidle');
  await judge(cell, what);
}

/** The same while something is on its way; one fault does not hide those after it. */
export async function judge(cell: Cell, what: string): Promise<void> {
  const { page, language, told, refused } = cell;
  await picture(cell, what);
  expect.soft(await foreignTexts(page, language), what).toEqual([]);
  for (const check of [expectNoSidewaysScroll, expectAccessible]) {
    const fault = await check(page).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect.soft(fault, what).toBe('');
  }
  const isExpected = (line: string) => [...refused].some((path) => line.includes(`/api${path}`));
  expect
    .soft(
      told.splice(0).filter((line) => !isExpected(line)),
      what,
    )
    .toEqual([]);
}

/** Where E2E_PICTURES names a folder, what is shown is kept there to be looked at, one cell in the light, the next in the dark. */
async function picture({ page, language, width }: Cell, what: string): Promise<void> {
  const folder = process.env['E2E_PICTURES'];
  if (folder === undefined) return;
  const isDark = CELLS.findIndex((one) => one.language === language && one.width === width) % 2 === 1;
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
  const name = `${language}-${width}-${what.replaceAll(/[^\w]+/g, '-')}.png`;
  // A list of a thousand rows says nothing more below.
  const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 4000));
  await page.screenshot({ path: `${folder}/${name}`, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/** Opens an address, and looks at it once its heading is there. */
export async function lookAt(cell: Cell, address: string, what: string): Promise<void> {
  await cell.page.goto(address);
  await expect(cell.page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await look(cell, what);
}

/** Opens a dialog, looks at it and leaves it without doing what it asks. */
export async function lookInto(cell: Cell, what: string, open: () => Promise<void>, meanwhile?: () => Promise<void>) {
  const { page } = cell;
  await open();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
  await expect(dialog, what).toBeVisible();
  await look(cell, what);
  await meanwhile?.();
  await page.keyboard.press('Escape');
  await expect(dialog, what).toHaveCount(0);
}
