// Draws product files for the shop as a process of its own, since a drawing takes a second of work: one name in, one file out, in turn.
import { setPriority } from 'node:os';
import { readConfig, requireDatabaseUrl } from '@outrigger/server/src/platform/config.ts';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { drawFigure } from './draw-figure.ts';
import { drawMachine } from './draw-machine.ts';
import { drawManual } from './draw-manual.ts';
import { drawPart } from './draw-part.ts';

/** What the shop sends. */
export interface DrawRequest {
  id: number;
  name: string;
}

/** What it gets; no bytes where nothing of the kind can be drawn. The channel needs `serialization: 'advanced'`. */
export interface DrawAnswer {
  id: number;
  bytes: Uint8Array | null;
  problem?: string;
}

/** Requests of buyers come before drawings. */
const NICENESS = 5;

const db = connect(requireDatabaseUrl(readConfig()), { name: 'outrigger-draw', max: 1 });
let last: Promise<void> = Promise.resolve();

async function answer({ id, name }: DrawRequest): Promise<void> {
  const reply: DrawAnswer = { id, bytes: null };
  try {
    reply.bytes =
      (await drawPart(name)) ?? (await drawMachine(name)) ?? (await drawFigure(db, name)) ?? (await drawManual(name));
  } catch (error) {
    reply.problem = String(error);
  }
  process.send?.(reply);
}

setPriority(NICENESS);
process.on('message', (request: DrawRequest) => {
  last = last.then(() => answer(request));
});
process.on('disconnect', () => {
  void db.end({ timeout: 1 }).finally(() => process.exit(0));
});
