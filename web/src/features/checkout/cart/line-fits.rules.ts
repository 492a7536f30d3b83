// Which parts are asked for together to know whether they fit their machines (product §5: the verdict stays on cart and order lines).
/** As many parts as one question takes. */
const AT_ONCE = 100;

/** What of a line tells its fit. */
export interface Fitted {
  partId: number;
  machines: readonly { hostId: number }[];
}

/** The ids to ask with, by machine and part as `hostId:partId`; lines of one machine share their question. */
export function fitQuestions(lines: readonly Fitted[]): ReadonlyMap<string, string> {
  const byMachine = new Map<number, number[]>();
  for (const { partId, machines } of lines)
    for (const { hostId } of machines) byMachine.set(hostId, [...(byMachine.get(hostId) ?? []), partId]);
  const questions = new Map<string, string>();
  for (const [hostId, all] of byMachine) {
    const sorted = all.toSorted((a, b) => a - b);
    for (let at = 0; at < sorted.length; at += AT_ONCE) {
      const some = sorted.slice(at, at + AT_ONCE);
      for (const partId of some) questions.set(`${hostId}:${partId}`, some.join(','));
    }
  }
  return questions;
}

/** The same questions, each once. */
export function fitInputs(lines: readonly Fitted[]): { hostId: number; ids: string }[] {
  const asked = [...fitQuestions(lines)].map(([key, ids]) => ({ hostId: Number(key.split(':')[0]), ids }));
  return [...new Map(asked.map((one) => [`${one.hostId} ${one.ids}`, one])).values()];
}
