// The operator commands of a shop without a guest (product §1).
import { runCommand } from './run-command.ts';

await runCommand();
