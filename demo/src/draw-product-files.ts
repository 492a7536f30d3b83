// Draws product files for the shop as a process of its own, since a drawing takes a second of work: one name in, one file out, one at a time.
import { setPriority } from 'node:os';
import { readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import type { MakeAnswer, MakeRequest } from '@outrigger/server/src/platform/outside/guest.ts';
import { drawFigure } from './draw-figure.ts';
import { drawMachine } from './draw-machine.ts';
import { drawManual } from './draw-manual.ts';
import { drawPart } from './draw-part.ts';
import { makeTurns } from './page-turns.ts';

/** Requests of buyers come before drawings. */
const NICENESS = 5;

const db = connect(requireDatabaseUrl(readConfig()), { name: 'outrigger-draw', max: 1 });
const turns = makeTurns<MakeRequest>();
let isDrawing = false;

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

async function drawAll(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = turns.next(); next; next = turns.next()) await answer(next);
  isDrawing = false;
}

setPriority(NICENESS);
process.on('message', (request: MakeRequest) => {
  turns.add(request, request.isAwaited);
  void drawAll();
});
process.on('disconnect', () => {
  void db.end({ timeout: 1 }).finally(() => process.exit(0));
});
