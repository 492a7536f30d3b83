// Tells which templates of illustrations this shop can draw; the drawing program comes with the demo, other shops store their files (product §1).
import { existsSync } from 'node:fs';

const PLANS = new URL('../../../demo/src/catalogue/plans.ts', import.meta.url);

/** A question that reads the templates with the first one asked for; a shop without the drawing program has none. */
export function templateFinder(plans: URL = PLANS): (name: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (name) => (await (known ??= readTemplates(plans))).has(name);
}

async function readTemplates(plans: URL): Promise<ReadonlySet<string>> {
  if (!existsSync(plans)) return new Set();
  const program = (await import(plans.href)) as { PLANS: readonly { key: string }[] };
  return new Set(program.PLANS.map(({ key }) => key));
}
