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
    process.stderr.write(
      `${error instanceof SetupProblem ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}
