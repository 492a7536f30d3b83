// The hotspots of a picture while somebody works on them: which is selected, which item is placed next, what changed.
import { useRef, useState } from 'react';
import type { DeskSheet, FigureToEdit } from './figure-desk.data.ts';
import { bareItems, type Extent, type NumberRead, placedAt, proposalsOf, type Spot } from './hotspots.rules.ts';

/** The work on one drawing. */
export function useHotspots(items: FigureToEdit['items'], sheet: DeskSheet, extent: Extent | undefined) {
  const lastKey = useRef(sheet.hotspots.length);
  const [spots, setSpots] = useState<readonly Spot[]>(() =>
    sheet.hotspots.map((place, key) => ({ ...place, key, isProposed: false })),
  );
  const [selected, setSelected] = useState<number>();
  const [wanted, setWanted] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const bare = bareItems(items, spots);
  const next = bare.some(({ itemNo }) => itemNo === wanted) ? wanted : bare[0]?.itemNo;
  const change = (make: (before: readonly Spot[]) => readonly Spot[]) => {
    setSpots(make);
    setChanged(true);
  };
  const put = (spot: Spot) => change((before) => before.map((one) => (one.key === spot.key ? spot : one)));
  const newKey = () => {
    lastKey.current += 1;
    return lastKey.current;
  };
  return {
    spots,
    selected: spots.find(({ key }) => key === selected),
    select: setSelected,
    bare,
    next,
    setNext: setWanted,
    isChanged,
    put,
    add(x: number, y: number) {
      if (!extent) return;
      const key = newKey();
      const spot = placedAt({ key, itemNo: next ?? '', x, y, isProposed: false }, [x, y], extent);
      change((before) => [...before, spot]);
      setSelected(key);
    },
    remove: (key: number) => change((before) => before.filter((one) => one.key !== key)),
    propose(read: readonly NumberRead[]): number {
      if (!extent) return 0;
      const found = proposalsOf(read, { items, spots, extent }).map((one) => ({ ...one, key: newKey() }));
      if (found.length > 0) setSpots((before) => [...before, ...found]);
      return found.length;
    },
    confirmAll: () => change((before) => before.map((one) => ({ ...one, isProposed: false }))),
    dropProposals: () => setSpots((before) => before.filter(({ isProposed }) => !isProposed)),
  };
}

/** The work on one drawing. */
export type Hotspots = ReturnType<typeof useHotspots>;
