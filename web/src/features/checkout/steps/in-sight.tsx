// What comes of a press that ordered nothing: on a phone the button is screens away, and while prices are asked anew it takes no focus.
import { type ReactNode, useEffect, useRef } from 'react';
import { focusOn } from '../../../ui/hand-on-focus.ts';

type InSightProps = {
  /** The press it speaks of; undefined where it stands there without one. */
  of: unknown;
  role?: 'alert';
  className?: string;
  children: ReactNode;
};

/** A box that comes into sight with each press it speaks of, and takes the keyboard along. */
export function InSight({ of, children, ...rest }: InSightProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (of !== undefined) focusOn(box.current);
    // Not the effect's result: some browsers answer with a promise, which is nothing to end an effect with.
    box.current?.scrollIntoView({ block: 'center' });
  }, [of]);
  return (
    <div ref={box} {...rest}>
      {children}
    </div>
  );
}
