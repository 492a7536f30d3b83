// A reason not to start that the operator can mend, told as one line and never as a stack (product §1).

/** Thrown while starting; its message is the whole line the operator reads. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** The exit code for a problem that starting again cannot cure (`EX_CONFIG`). */
export const CONFIGURATION_EXIT = 78;

/** The line to print for anything thrown while starting: a StartProblem's own words, a bug's name and message. */
export function problemLine(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
