// What the service worker is given by the browser; its library of types cannot stand beside that of pages.

/** An event that lasts until its work is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
/** A request on its way, which may be answered here. */
export interface AskingEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** Words of a page, with the port it listens on. */
export interface TellingEvent extends LastingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', hear: (event: AskingEvent) => void): void;
  addEventListener(name: 'message', hear: (event: TellingEvent) => void): void;
}

/** The worker's own scope. */
export const scope = globalThis as unknown as WorkerScope;

/** The files of this build, group by group, as the build tells them (`web/vite/service-worker-plugin.ts`). */
export interface BuiltFiles {
  version: string;
  /** What the frame needs to show itself. */
  shell: readonly string[];
  /** The code and looks of all screens but the office's. */
  screens: readonly string[];
  /** Texts by language. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** What reads books and turns models. */
  books: readonly string[];
}

declare const __FILES__: BuiltFiles;
/** The files of this build. */
export const files: BuiltFiles = __FILES__;
