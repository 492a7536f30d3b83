// The keyboard of a text field with a list of options under it, after the WAI-ARIA combobox pattern.
import { type KeyboardEvent, useState } from 'react';

type ComboboxInput = {
  text: string;
  /** Ids of all options in their order. */
  ids: readonly string[];
  /** Something stands in the list's place although there are no options. */
  hasStatus: boolean;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  onPick: (id: string) => void;
};

export type Combobox = {
  isShown: boolean;
  activeId: string | null;
  type: (text: string) => void;
  pick: (id: string) => void;
  point: (id: string) => void;
  open: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function useCombobox({ text, ids, hasStatus, onText, onSubmit, onPick }: ComboboxInput): Combobox {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const isShown = isOpen && text !== '' && (ids.length > 0 || hasStatus);
  const activeId = isShown && active !== null && ids.includes(active) ? active : null;
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const type = (typed: string) => {
    onText(typed);
    setActive(null);
    setOpen(true);
  };
  const pick = (id: string) => {
    close();
    onPick(id);
  };
  const send = () => {
    if (activeId !== null) return pick(activeId);
    close();
    onSubmit(text);
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    setActive(neighbour(ids, activeId, by));
  };
  const keys: Record<string, (() => void) | undefined> = {
    Enter: send,
    // The first Escape puts the list away, the second empties the field; on an empty field it is somebody else's.
    Escape: isShown ? close : text === '' ? undefined : () => type(''),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { isShown, activeId, type, pick, point: setActive, open: () => setOpen(true), close, onKeyDown };
}

/** One further or one back; past either end lies the field itself. */
function neighbour(ids: readonly string[], active: string | null, by: 1 | -1): string | null {
  const index = active === null ? -1 : ids.indexOf(active);
  const next = index === -1 && by === -1 ? ids.length - 1 : index + by;
  return ids[next] ?? null;
}
