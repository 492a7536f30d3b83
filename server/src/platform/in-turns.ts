// Long work of one process goes in turns with everything else (quality 7: no request waits for another's work).
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Goes on with work to its end; wherever it pauses, whatever else waits has its turn. */
export async function inTurns<T>(work: Iterator<undefined, T, undefined>): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await nextTurn();
  }
}
