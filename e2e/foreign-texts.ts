// Finds texts of the shop that are said in English where another language is spoken (quality 17).
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textsOf } from './people.ts';

const features = readdirSync(new URL('../web/src/locales/en/', import.meta.url)).map((name) =>
  name.replace('.json', ''),
);

/** Texts of the English pages that this language says otherwise, everywhere. */
function englishAlone(language: string): string[] {
  const own = new Set(features.flatMap((feature) => Object.values(textsOf(language, feature))));
  const english = features.flatMap((feature) => Object.values(textsOf('en', feature)));
  return english.filter((text) => text.length > 3 && !text.includes('{') && !own.has(text));
}

/** What is shown or told of a page in English though its language is another; what says that it is English may be. */
export async function foreignTexts(page: Page, language: string): Promise<string[]> {
  if (language === 'en') return [];
  return await page.evaluate((english) => {
    const known = new Set(english);
    // The menu of the account is called after the person: “Parts Desk” is a name.
    const isSaidToBe = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en' || !!element?.closest('header [aria-haspopup=menu]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const told: string[] = [];
    const look = (text: string, element: Element | null) => {
      if (known.has(text.trim()) && !isSaidToBe(element)) told.push(text.trim());
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.textContent ?? '', node.parentElement);
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) look(element.getAttribute(name) ?? '', element);
    return told;
  }, englishAlone(language));
}
