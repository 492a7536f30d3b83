// Sends chosen files one after another, keeps those that failed, and goes on by itself when the network is back.
import { useEffect, useRef, useState } from 'react';
import { NoAnswer, Refused } from '../../client/api/failures.ts';
import { untilBack } from '../../client/loading/until-back.ts';
import { isTooLarge, type NotSent, notSentFor, roomFor, type Sending, type UploadKind } from './sending.rules.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { sendOf, type UploadedFile } from './uploads.data.ts';

/** Thrown for a file that is not sent; its name is the key of its text. */
export class FileNotSent extends Error {
  readonly why: NotSent;
  constructor(why: NotSent) {
    super(why);
    this.why = why;
  }
}

interface Field {
  kind: UploadKind;
  value: readonly UploadedFile[];
  onChange: (files: readonly UploadedFile[]) => void;
  most: number;
}

const OWN_TRIES = 5;

/** The files of a field on their way. */
export function useSendings({ kind, value, onChange, most }: Field) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const lane = useRef(newLane());
  const field = useRef({ value, onChange });
  useEffect(() => {
    field.current = { value, onChange };
  });
  useEffect(() => {
    const { stops } = (lane.current = newLane());
    return () => stops.forEach((stop) => stop.abort());
  }, []);

  const note = (key: number, change: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setSendings((all) => all.filter((one) => one.key !== key));

  const take = (file: UploadedFile) => {
    const next = [...field.current.value, file];
    field.current.value = next;
    field.current.onChange(next);
  };

  const send = async ({ key, file }: Sending, signal: AbortSignal) => {
    if (signal.aborted) return;
    const why = notSentFor(file, kind);
    if (why) throw new FileNotSent(why);
    note(key, { share: 0 });
    const travelling = await shrinkPicture(file);
    if (isTooLarge(travelling, kind)) throw new FileNotSent('tooLarge');
    take(await sendOf(kind, travelling, { signal, onProgress: (share) => note(key, { share }) }));
    drop(key);
  };

  const queue = (sending: Sending, tries = 1) => {
    const { stops } = lane.current;
    const stop = new AbortController();
    stops.set(sending.key, stop);
    const fail = async (failed: unknown) => {
      if (stop.signal.aborted) return;
      setSendings((all) =>
        all.map((one) => (one.key === sending.key ? { key: one.key, file: one.file, failed } : one)),
      );
      if (!(failed instanceof NoAnswer) || tries >= OWN_TRIES) return;
      await untilBack();
      // Taken out, or tried again by hand, in the meantime.
      if (stops.get(sending.key) === stop && !stop.signal.aborted) again(sending, tries + 1);
    };
    lane.current.last = lane.current.last.then(() => send(sending, stop.signal).catch((error) => void fail(error)));
  };

  const again = ({ key, file }: Sending, tries?: number) => {
    setSendings((all) => all.map((one) => (one.key === key ? { key, file } : one)));
    queue({ key, file }, tries);
  };

  return {
    sendings,
    /** How many of the last choice had no room. */
    leftOut,
    add: (files: readonly File[]) => {
      // What was refused keeps no place: it never comes to the shop.
      const taken = value.length + sendings.filter((one) => !isRefusedFile(one.failed)).length;
      const found = roomFor(files.length, { taken, most });
      const added = files.slice(0, found.room).map((file) => ({ key: (lane.current.count += 1), file }));
      setLeftOut(found.leftOut);
      // Where another is chosen in its place, nobody waits for one that can never go.
      setSendings((all) => [...all.filter((one) => added.length === 0 || !isUnfit(one.failed)), ...added]);
      for (const one of added) queue(one);
    },
    again: (sending: Sending) => again(sending),
    cancel: ({ key }: Sending) => {
      lane.current.stops.get(key)?.abort();
      drop(key);
    },
  };
}

/** Whether the file itself is refused, however often it is sent. */
export const isUnfit = (failed: unknown): boolean =>
  failed instanceof FileNotSent || (failed instanceof Refused && (failed.status === 413 || failed.status === 415));

const isRefusedFile = (failed: unknown) => failed instanceof FileNotSent || failed instanceof Refused;

const newLane = () => ({ count: 0, last: Promise.resolve(), stops: new Map<number, AbortController>() });
