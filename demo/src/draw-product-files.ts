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
/** What waits or is being drawn, by its name: it is drawn once, for whoever asked last. */
const known = new Map<string, MakeRequest>();
let isDrawing = false;

async function answer(asked: MakeRequest): Promise<void> {
  const { name } = asked;
  const reply: Omit<MakeAnswer, 'id'> = { bytes: null };
  try {
    reply.bytes =
      (await drawPart(name)) ?? (await drawMachine(name)) ?? (await drawFigure(db, name)) ?? (await drawManual(name));
  } catch (error) {
    reply.problem = String(error);
  }
  known.delete(name);
  process.send?.({ ...reply, id: asked.id } satisfies MakeAnswer);
}

async function drawAll(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = turns.next(); next; next = turns.next()) await answer(next);
  isDrawing = false;
}

function hear(request: MakeRequest): void {
  const { id, name, isAwaited } = request;
  const same = known.get(name);
  if (same) {
    same.id = id;
    if (isAwaited) turns.hasten(same);
    return;
  }
  known.set(name, request);
  turns.add(request, isAwaited);
  void drawAll();
}

setPriority(NICENESS);
process.on('message', hear);
process.on('disconnect', () => {
  void db.end({ timeout: 1 }).finally(() => process.exit(0));
});
