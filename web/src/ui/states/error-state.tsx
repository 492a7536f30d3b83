// Something went wrong: what happened, what it means for the work, what to do next, one button (design: errors).
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useHandOnFocus } from '../hand-on-focus.ts';
import { Notice } from './notice.tsx';

type ErrorStateProps = {
  title: ReactNode;
  /** Is the work saved? */
  meaning?: ReactNode;
  /** The one button. */
  action?: ReactNode;
  /** Small print for whoever is asked for help, such as the request number. */
  reference?: ReactNode;
};

export function ErrorState({ title, meaning, action, reference }: ErrorStateProps) {
  const own = useRef<HTMLDivElement>(null);
  // "Try again" goes with the failure it stood on.
  useHandOnFocus(own);
  return (
    <div ref={own} className="contents">
      <Notice
        role="alert"
        tone="bad"
        icon={<TriangleAlert aria-hidden="true" />}
        {...{ title, text: meaning, action, reference }}
      />
    </div>
  );
}
