// The door of the cart for lines whose part was replaced (product §5): what to order instead, and the press that does.
import { useEffect, useState } from 'react';
import { type Successor, waysOn } from './stand-in.ts';

export { takeInstead } from './take-instead.ts';

const NONE: readonly (readonly Successor[])[] = [];

/** The ways on from a code, each the parts to be ordered together; none while they are asked for, and where there are none. */
export function useWaysOn(code: string, qty: number): readonly (readonly Successor[])[] {
  const [ways, setWays] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    // Out of reach the line can still be taken out.
    void waysOn(code, qty).then(
      (found) => isWanted && setWays(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [code, qty]);
  return ways;
}
