// What quick add asks the server: lists out of texts and files, what their codes lead to, and codes to choose from (spec §2 Quick add items).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { useEffect, useMemo, useState } from 'react';
import { useCall, useSend } from '../../client/api/use-call.ts';
import { useCalls } from '../../client/api/use-calls.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import type { Checked } from './judge-rows.ts';
import { answerKey } from './rows.rules.ts';

const CHECK_AFTER_MS = 250;
const OFFER_AFTER_MS = 120;
/** Several lists may stand in the grid; one question takes no more codes. */
const CHECKED_MOST = 2000;

/** A value once it has not changed for so long. */
function useSettled<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(clock);
  }, [value, afterMs]);
  return settled;
}

const NONE: ReadonlyMap<string, Checked> = new Map();
const byItem = (answers: readonly Checked[]): ReadonlyMap<string, Checked> =>
  new Map(answers.map((answer) => [answerKey(answer.item, answer.hostId), answer]));

type CheckInput = InputOf<typeof quickAddCalls.checkRows>;

/** The question about what is joined in these keys. */
function questionOf(keys: readonly string[]): CheckInput {
  const rows = keys.map((key) => key.split('\t'));
  const codes = rows.map(([code = '']) => code);
  const hosts = rows.map(([, host = '']) => (host === '' ? null : Number(host)));
  const [host] = hosts;
  if (hosts.some((one) => one !== host)) return { codes, hosts };
  return { codes, ...(host ? { hostId: host } : {}) };
}

/** What these codes lead to, by `answerKey`; those asked about before stay known while others are on their way. */
export function useChecked(rows: readonly { code: string; hostId: number | undefined }[]) {
  const keys = new Set(rows.map(({ code, hostId }) => answerKey(code, hostId)));
  const joined = useSettled([...keys].toSorted().join('\n'), CHECK_AFTER_MS);
  const [asked = { codes: [] }, ...others] = useMemo(
    () => inParts(joined === '' ? [] : joined.split('\n')).map(questionOf),
    [joined],
  );
  const query = useCall(quickAddCalls.checkRows, asked, {
    enabled: asked.codes.length > 0,
    keepPrevious: true,
    select: byItem,
  });
  const more = useCalls(quickAddCalls.checkRows, others);
  const answers = query.data ?? NONE;
  const isMore = more.some(({ data }) => data);
  return {
    answers: isMore ? new Map([...answers, ...byItem(more.flatMap(({ data }) => data ?? []))]) : answers,
    error: query.error ?? more.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all([query, ...more].map((one) => one.refetch())),
  };
}

/** As many at a time as one question takes. */
const inParts = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / CHECKED_MOST) }, (_, at) =>
    codes.slice(at * CHECKED_MOST, (at + 1) * CHECKED_MOST),
  );

/** Reads the list in a pasted text. */
export const useReadPaste = () => useSend(quickAddCalls.readPaste, { quiet: true });
/** Reads the list in a file. */
export const useImportFile = () => useSend(quickAddCalls.importFile, { quiet: true });

type Hit = ResultOf<typeof searchCalls.goodsSuggest>[number];
/** A part to choose from. */
export type Offer = Pick<Hit, 'id' | 'code' | 'title' | 'titleLang' | 'subtitle'>;

const NO_OFFERS: readonly Offer[] = [];
const SHORTEST = 2;

/** Parts for what is typed, by code or by name; none for less than two signs. */
export function useOffers(typed: string): readonly Offer[] {
  const hostId = useChosenMachine()?.hostId;
  const keyword = useSettled(typed.trim(), OFFER_AFTER_MS);
  const input = { keyword, ...(hostId === undefined ? {} : { hostId }) };
  const { data } = useCall(searchCalls.goodsSuggest, input, {
    enabled: keyword.length >= SHORTEST && typed.trim() !== '',
    keepPrevious: true,
  });
  return useMemo(
    () =>
      typed.trim().length < SHORTEST
        ? NO_OFFERS
        : (data ?? NO_OFFERS).filter((hit) => 'kind' in hit && hit.kind === 'part'),
    [typed, data],
  );
}
