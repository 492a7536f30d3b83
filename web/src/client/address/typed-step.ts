// A filter that is typed or dragged makes one step in the history, however often it changes: back leads to the filter as it stood before.

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The field whose words made this step. */
    typedIn?: string;
  }
}

/** How a field's next words go into the history: as a step of their own, or in place of the step the same field has just made. */
export function typedStep(history: { location: { state: { typedIn?: string } } }, field: string) {
  return { replace: history.location.state.typedIn === field, state: { typedIn: field } };
}
