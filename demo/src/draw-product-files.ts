// Draws product files for the shop as a process of its own, since a drawing takes a second of work: one name in, one file out, in turn.
import { setPriority } from 'node:os';
import { readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { MakeAnswer, MakeRequest } from '@outrigger/server/src/platform/outside/guest.ts';
import { drawFigure } from './draw-figure.ts';
import { drawMachine } from './draw-machine.ts';
import { drawManual } from './draw-manual.ts';
import { drawPart } from './draw-part.ts';

/** Requests of buyers come before drawings. */
const NICENESS = 5;

const db = connect(requireDatabaseUrl(readConfig()), { name: 'outrigger-draw', max: 1 });
let last: Promise<void> = Promise.resolve();

async function answer({ id, name }: MakeRequest): Promise<void> {
  const reply: MakeAnswer = { id, bytes: null };
  try {
    reply.bytes =
      (await drawPart(name)) ?? (await drawMachine(name)) ?? (await drawFigure(db, name)) ?? (await drawManual(name));
  } catch (error) {
    reply.problem = String(error);
  }
  process.send?.(reply);
}

setPriority(NICENESS);
process.on('message', (request: MakeRequest) => {
  last = last.then(() => answer(request));
});
process.on('disconnect', () => {
  void db.end({ timeout: 1 }).finally(() => process.exit(0));
});
