// Tells the page that something failed where no screen shows it in place; the shell turns it into a notice that stays (spec §8).
const heard = new EventTarget();

/** Reports a failure to the person; a session that ended has its own dialog and is not reported twice. */
export function announceFailure(error: unknown): void {
  heard.dispatchEvent(new CustomEvent('failure', { detail: error }));
}

/** Calls back with every reported failure; returns the end of listening. */
export function onFailure(listener: (error: unknown) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  heard.addEventListener('failure', hear);
  return () => heard.removeEventListener('failure', hear);
}
