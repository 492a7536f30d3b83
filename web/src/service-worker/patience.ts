// How long a network is waited for where something else can be shown instead.

/** A network that does not answer is none for whoever waits for a page. */
const PATIENCE_MS = 5000;

/** The answer, or undefined where it fails or does not come within five seconds. */
export async function orNothing(answer: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE_MS));
  return await Promise.race([answer, late]).catch(() => undefined);
}
