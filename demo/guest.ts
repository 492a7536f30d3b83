// What the invented shop hands to the house by its one port (product §1): programs that fill and tend a demo, who makes its pictures, and its recipes.
import { fileURLToPath } from 'node:url';
import type { Guest } from '@outrigger/server/src/platform/outside/guest.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const LOGINS = [
  ['buyer', 'main', 'main account with machines, addresses and orders'],
  ['technician', 'noPrices', 'may order, may not see prices'],
  ['viewer', 'noOrders', 'sees prices, may not order'],
  ['blocked', 'waiting', 'waits for approval'],
  ['office', 'office', 'administrator'],
] as const;
const PASSWORD = 'Outrigger-2026';
const emailOf = (name: string): string => `${name}@demo.outrigger.example`;

/** The demo as a guest of the server. */
export const demo: Guest = {
  fill: here('src/fill-demo-shop.ts'),
  tend: here('src/add-to-demo-shop.ts'),
  makeFiles: here('src/draw-product-files.ts'),
  greeting: [
    `This is a demo shop. Its logins, all with the password ${PASSWORD}:`,
    ...LOGINS.map(([name, , meaning]) => `  ${emailOf(name).padEnd(38)}${meaning}`),
  ],
  logins: LOGINS.map(([name, kind]) => ({ kind, email: emailOf(name), password: PASSWORD })),
  async knowsRecipe(name) {
    // Read only by imports that name one.
    const { PLANS } = await import('./src/catalogue/plans.ts');
    return PLANS.some(({ key }) => key === name);
  },
};
