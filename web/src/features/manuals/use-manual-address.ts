// What the address of a parts manual says: machine or model, figure, item (product §5: each state is a URL); and how it follows the machine on the strip.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { chooseFrom, useMachine } from '../machines/index.ts';

/** Screens of the manuals that show a figure. */
export type ManualPath = '/manual/parts' | '/manual/3d';

/** The address with the way to change its item. */
export function useManualAddress(path: ManualPath) {
  const { hostId, variantId, figureId, item: inBar, list } = useSearch({ from: path });
  const navigate = useNavigate({ from: path });
  const machine = useFollowedMachine(path, hostId);
  const [kept, setKept] = useState({ inBar, figureId, item: inBar ?? null });
  // Another figure, or a step back, brings an item of its own.
  if (kept.inBar !== inBar || kept.figureId !== figureId) setKept({ inBar, figureId, item: inBar ?? null });
  const select = useCallback(
    (item: string | null) => {
      setKept((before) => ({ ...before, item }));
      const next = (present: object) => ({ ...present, item: item ?? undefined });
      void navigate({ search: next, replace: true, resetScroll: false });
    },
    [navigate],
  );
  const asked = useMemo(() => (hostId === undefined ? { variantId } : { hostId }), [hostId, variantId]);
  return { asked, figureId, item: kept.item, select, machine, isAll: list === 'all' };
}

/** The machine of the address goes onto the strip; a machine that is chosen or dropped there goes into the address. */
function useFollowedMachine(path: ManualPath, hostId: number | undefined) {
  const navigate = useNavigate({ from: path });
  const { variantId, list } = useSearch({ from: path });
  const machine = useMachine(hostId);
  const chosen = useChosenMachine();
  const followed = useRef<number | undefined>(undefined);
  const found = machine.data;
  useEffect(() => {
    if (found) chooseFrom(found);
  }, [found]);
  const isElsewhere = variantId !== undefined || list === 'all';
  useEffect(() => {
    const before = followed.current;
    followed.current = chosen?.hostId;
    const isLeft = before !== undefined && before === hostId && chosen?.hostId !== hostId;
    const isMissing = hostId === undefined && chosen !== undefined && !isElsewhere;
    if (!isLeft && !isMissing) return;
    const next = (present: object) => ({ ...present, hostId: chosen?.hostId });
    void navigate({ search: next, replace: true, resetScroll: false });
  }, [chosen, hostId, isElsewhere, navigate]);
  return machine;
}
