// `npm run shop -- COMMAND` with the demo: the server's operator commands, which then know the recipes of its illustrations.
import { runCommand } from '@outrigger/server/src/shop-commands/run-command.ts';
import { demo } from './guest.ts';

await runCommand(demo);
