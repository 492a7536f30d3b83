// What a menu may hold: actions, links, ticks, groups and lines.
import type { ReactNode } from 'react';

/** One row of a menu. */
export type MenuEntry =
  | {
      kind?: 'action';
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      onPick: () => void;
      isDangerous?: boolean;
      isDisabled?: boolean;
    }
  | { kind: 'link'; id: string; label: ReactNode; icon?: ReactNode; href: string; count?: number }
  | { kind: 'tick'; id: string; label: ReactNode; isTicked: boolean; onTick: (isTicked: boolean) => void }
  | { kind: 'group'; id: string; label: ReactNode }
  | { kind: 'line'; id: string };
