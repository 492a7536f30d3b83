// Stands in for the worker in tests of the supervisor: ready once told to begin, gone when asked.
import { endOnRequest, untilTold } from '../../src/platform/supervisor/begin.ts';

await untilTold();
const alive = setInterval(() => {}, 1000);
process.send?.({ type: 'ready' });
endOnRequest(async () => clearInterval(alive));
