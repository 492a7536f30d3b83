// A reason to give up that is one line for the reader, never a stack.

/** Thrown by set-up; its message is the whole line. */
export class SetupProblem extends Error {}

/**
 * Runs a script's main function and turns what it throws into one line and an exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isExpected = error instanceof SetupProblem || !(error instanceof Error);
    process.stderr.write(`${isExpected ? reason(error) : (error.stack ?? error.message)}\n`);
    process.exitCode = 1;
  }
}

/**
 * What an error says, whatever was thrown.
 * @param {unknown} error
 */
export function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
