// One export at a time: how far it is, an end to it, and what became of it.
import type { ExportFormat } from '@outrigger/contract/calls/order-export.ts';
import { createContext, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../client/api/files.ts';
import { type ExportAsked, fetchOrders, type HowFar } from './export.data.ts';

/** Told the kind of file that was picked in the menu. */
export const PickFormat = createContext<(format: ExportFormat) => void>(() => {});

/** Where the export stands. */
export type ExportState =
  | { is: 'idle' }
  | { is: 'running'; far: HowFar | null }
  | { is: 'saved'; name: string }
  | { is: 'stopped' }
  | { is: 'failed'; error: unknown; asked: ExportAsked };

export function useExport() {
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  // Whoever leaves the page wants no file any more.
  useEffect(() => () => running.current?.abort(), []);
  const start = async (asked: ExportAsked) => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const { signal } = control;
    const say = (next: ExportState) => !signal.aborted && setState(next);
    say({ is: 'running', far: null });
    try {
      const file = await fetchOrders(asked, { signal, onCome: (far) => say({ is: 'running', far }) });
      if (signal.aborted) return;
      saveFile(file);
      say({ is: 'saved', name: file.name });
    } catch (error) {
      say({ is: 'failed', error, asked });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ is: 'stopped' });
  };
  return { state, start, stop };
}
