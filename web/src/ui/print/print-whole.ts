// What every print button and the shortcut do; the piece that waits for pictures comes with the first press.

/** Prints the page whole; without the piece that waits for pictures it prints as it is. */
export function printWhole(): void {
  void import('./print-page.ts').then(
    ({ printPage }) => printPage(),
    () => window.print(),
  );
}
