// The way to choose a machine, and back to the screen that asked for one (design: the machine strip).
import { useRouterState } from '@tanstack/react-router';

// Where a machine is chosen already.
const CHOOSING: ReadonlySet<string> = new Set(['/history', '/historyPartsList', '/home']);

/** The address where a machine is chosen, and from which the choice leads back here; a parts list gives way to that of the machine chosen, and home opens it. */
export function useMachineChoicePath(): string {
  const back = useRouterState({
    select: ({ location: { pathname, search, href } }) => (CHOOSING.has(pathname) ? search.back : withoutMachine(href)),
  });
  return back ? `/history?${new URLSearchParams({ back })}` : '/history';
}

/** A manual that is left to choose a machine is come back to for the one chosen, not for the one it was opened with. */
const withoutMachine = (href: string): string => href.replace(/(?<=^\/manual\/[^#]*[?&])hostId=\d+&?/, '');
