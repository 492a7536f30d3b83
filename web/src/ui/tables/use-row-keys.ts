// j and k go from row to row of a list, Enter opens the one in focus (design: at the parts desk, by keyboard).
import { type RefObject, useEffect } from 'react';
import { isForTyping } from '../fields/is-for-typing.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Listens while the list is on the screen; rows are its `.row-link`. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isForTyping(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
      const at = rows.findIndex((row) => row === document.activeElement);
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
