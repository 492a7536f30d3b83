// The way to choose a machine, and back to the screen that asked for one (design: the machine strip).
import { useRouterState } from '@tanstack/react-router';

/** The address where a machine is chosen; once one is, it leads back to the screen that stands here. */
export function useMachineWay(): string {
  const back = useRouterState({ select: (state) => state.location.href });
  return `/history?${new URLSearchParams({ back })}`;
}
