// Asks a server at a stated rate, or as fast as it answers, and tells the times.
import { setTimeout as sleep } from 'node:timers/promises';
import { Wire, type WireAnswer } from './wire.ts';

/** Times in milliseconds, from when a question was due to when its last byte came. */
export interface Times {
  p50: number;
  p95: number;
  most: number;
}

/** The server's port and the questions asked in turn. */
export interface Target {
  port: number;
  requests: readonly Buffer[];
}

const CONNECTIONS = 32;

/** Asks every question once, so many in a second; `onAnswer` gets each answer with the question's place. */
export async function atRate(
  { port, requests }: Target,
  rate: number,
  onAnswer: (at: number, answer: WireAnswer) => void,
): Promise<Times> {
  const free = Array.from({ length: CONNECTIONS }, () => new Wire(port, true));
  const all = [...free];
  const began = performance.now();
  const times = await Promise.all(
    requests.map(async (request, at) => {
      const due = began + (at * 1000) / rate;
      await sleep(Math.max(0, due - performance.now()));
      let wire = free.pop();
      for (; !wire; wire = free.pop()) await sleep(1);
      const answer = await wire.ask(request);
      free.push(wire);
      onAnswer(at, answer);
      return performance.now() - Math.max(due, began);
    }),
  );
  for (const wire of all) wire.close();
  return timesOf(times);
}

/** How many answers came in a second while all connections asked without a pause; an answer that is not 200 throws. */
export async function atFullSpeed({ port, requests }: Target, seconds: number): Promise<number> {
  const wires = Array.from({ length: CONNECTIONS }, () => new Wire(port, false));
  const began = performance.now();
  const until = began + seconds * 1000;
  let next = 0;
  let answered = 0;
  const ask = async (wire: Wire) => {
    while (performance.now() < until) {
      next += 1;
      const { status } = await wire.ask(requests[next % requests.length] as Buffer);
      if (status !== 200) throw new Error(`answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(wires.map(ask));
  for (const wire of wires) wire.close();
  return answered / ((performance.now() - began) / 1000);
}

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
}
