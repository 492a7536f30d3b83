// The list of short notices, free of React, so that everything may send one (spec §9: 2 s; product §9).
import { limits } from '@outrigger/contract';

export type ToastTone = 'plain' | 'good' | 'bad';

export type Toast = {
  text: string;
  tone?: ToastTone;
  /** A second line, such as what to do next. */
  detail?: string;
  /** Undo, or the next step; a toast with an action stays until closed. */
  action?: { label: string; onPress: () => void };
};

export type ShownToast = Toast & { id: number };

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const tell of listeners) tell();
}

/** Shows a toast and returns the function that takes it away; the same text twice is one toast. */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const id = lastId;
  change([...shown.filter((other) => other.text !== toast.text || other.detail !== toast.detail), { ...toast, id }]);
  return () => closeToast(id);
}

export function closeToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
}

/** Milliseconds a toast stays, 0 for until closed. */
export function toastDuration(toast: Toast): number {
  return toast.action || toast.tone === 'bad' ? 0 : limits.toastMs;
}

export function readToasts(): readonly ShownToast[] {
  return shown;
}

export function watchToasts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
