// Draws files of the demo shop by their names and prints their digests: node print-digests.ts NAME ...
import { createHash } from 'node:crypto';
import { assemblyOf } from './catalogue/figure-drawing.ts';
import { drawIllustration } from './drawing/illustration.ts';
import { drawMachine } from './draw-machine.ts';
import { drawManual } from './draw-manual.ts';
import { drawPart } from './draw-part.ts';
import { exportGlb } from './geometry/gltf.ts';

/** Here a figure is named by its plan, since no catalogue is at hand. */
function drawPlan(name: string): Buffer | null {
  const [, plan = '', form] = /^figure\/([\w-]+)\.(svg|glb)$/.exec(name) ?? [];
  const assembly = assemblyOf(plan, { scale: 1.15 });
  if (!assembly) return null;
  return form === 'glb' ? exportGlb(assembly) : Buffer.from(drawIllustration(assembly).svg);
}

const digests: Record<string, string> = {};
for (const name of process.argv.slice(2)) {
  const bytes = (await drawPart(name)) ?? (await drawMachine(name)) ?? (await drawManual(name)) ?? drawPlan(name);
  if (!bytes) throw new Error(`nothing draws ${name}`);
  digests[name] = createHash('sha256').update(bytes).digest('hex');
}
process.stdout.write(JSON.stringify(digests));
