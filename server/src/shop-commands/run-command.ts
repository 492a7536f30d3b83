// Runs one of the operator commands behind `npm run shop -- COMMAND` (product §1).
import { readConfig } from '../platform/config.ts';
import type { Guest } from '../platform/outside/guest.ts';
import { CONFIGURATION_EXIT, problemLine, StartProblem } from '../platform/start-problem.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { importCommand } from './import.ts';
import { restore } from './restore.ts';
import { user } from './user.ts';

const USAGE = `npm run shop -- backup FILE             database and stored files into one file, while the shop runs
npm run shop -- restore FILE [--replace]   back into an empty shop, or in place of the one there is
npm run shop -- import FOLDER              product data in the documented format, all of it or nothing
npm run shop -- user list                  who can sign in
npm run shop -- user administrator EMAIL   a new administrator with every office role, password printed once
npm run shop -- user unlock EMAIL          sign-in tries counted for an account are forgotten; an address in its place likewise
npm run shop -- audit [HASH]               whether the audit trail is as it was written, back to a noted hash
`;

const COMMANDS = { audit, backup, restore, user };
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Does what the words of this process ask for; its exit code says how it went, and a problem is one line. A guest knows recipes of illustrations. */
export async function runCommand(guest?: Guest): Promise<void> {
  // Whoever reads the first lines alone, such as `head`, has what it wants.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    await obey(process.argv.slice(2), guest);
  } catch (error) {
    process.stderr.write(`${problemLine(error)}\n`);
    process.exitCode = error instanceof StartProblem ? CONFIGURATION_EXIT : 1;
  }
}

async function obey([name = '', ...args]: string[], guest: Guest | undefined): Promise<void> {
  if ([name, ...args].some(isHelp)) process.stdout.write(USAGE);
  else if (name === 'import') await importCommand(readConfig(), args, { say, guest });
  else if (isCommand(name)) await COMMANDS[name](readConfig(), args, say);
  else throw new StartProblem(`${name ? `There is no command "${name}"` : 'Name a command'}:\n${USAGE.trimEnd()}`);
}

function isHelp(word: string, at: number): boolean {
  return word === '--help' || word === '-h' || (at === 0 && word === 'help');
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}
