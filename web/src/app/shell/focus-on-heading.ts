// After a navigation the focus stands on the new screen's heading (quality: keyboard), so that neither keyboard nor reader stays behind in the menu; after a step back on the link that had led away.

// As long as a slow network needs; whoever acts before ends the wait.
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;
/** A menu that closes has given the focus back by then; whatever takes it later is wanted, also without key or finger, as by voice. */
const SETTLED_MS = 1000;
const INTERVENTIONS = ['pointerdown', 'keydown', 'input'] as const;

/** Where a screen or a dialog has put the focus itself, it stays. */
function isFocusPlaced(): boolean {
  const at = document.activeElement;
  return at?.closest('main, [role=dialog], [role=alertdialog]') != null && at.id !== 'content';
}

/** A link by its address and the id of what names the part of the page it stands in, where that has a name. */
export interface Left {
  href: string;
  within: string | null;
}

function linkTo({ href, within }: Left): HTMLElement | null {
  const part = within === null ? 'main' : `main [aria-labelledby="${CSS.escape(within)}"]`;
  return document.querySelector<HTMLElement>(`${part} a[href="${CSS.escape(href)}"]`);
}

/** Whether it stands on the link, the heading, or where the screen put it, afterwards; a link that comes after the heading takes the focus over. */
function focusGoal(left: Left | undefined): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  const link = left ? linkTo(left) : null;
  if (link ? !isFocusPlaced() || document.activeElement === heading : heading && !isFocusPlaced()) {
    if (!link && heading) heading.tabIndex = -1;
    // The place on the page is restored apart from this.
    (link ?? heading)?.focus({ preventScroll: true });
  }
  return isFocusPlaced();
}

/** Whether it stands on the heading of a screen that is still loading, which goes away and takes the focus along. */
const isOnPassingHeading = (): boolean => document.activeElement?.matches('[aria-busy=true] h1') ?? false;

/** Looks for the heading, or the link that was left, until the person acts: it may come with the data, and a closing menu takes the focus back once. */
export function keepFocusOnHeading(left?: Left): () => void {
  let giveUpAt = Date.now() + PATIENCE_MS;
  let hasActed = false;
  const clock = setInterval(attempt, LOOK_AGAIN_MS);
  function end(): void {
    clearInterval(clock);
    for (const name of INTERVENTIONS) window.removeEventListener(name, act, true);
  }
  function act(): void {
    hasActed = true;
    if (!isOnPassingHeading()) end();
  }
  function attempt(): void {
    const isMovedOn = hasActed && !isOnPassingHeading() && document.activeElement !== document.body;
    if (Date.now() > giveUpAt || isMovedOn) end();
    else if (focusGoal(left)) giveUpAt = isOnPassingHeading() ? Date.now() + PATIENCE_MS : settledAt(giveUpAt);
  }
  for (const name of INTERVENTIONS) window.addEventListener(name, act, true);
  return end;
}

const settledAt = (giveUpAt: number): number => Math.min(giveUpAt, Date.now() + SETTLED_MS);
