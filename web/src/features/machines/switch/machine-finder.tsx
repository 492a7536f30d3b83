// The field and the list of the switcher: the first machine is lit from the start, so that Enter goes to the one opened before.
import type { MachineCard } from '@outrigger/contract';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { useSettled } from '../../../ui/fields/use-settled.ts';
import { SuggestionList } from '../../../ui/fields/search-suggestions.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useMachinesLike } from '../history/history.data.ts';
import { MachinePicture } from '../machine-picture.tsx';
import { useSwitchMachine } from './switch-machine.ts';
import { useTexts } from './switch.texts.ts';

const SHOWN = 8;

type MachineFinderProps = { field: RefObject<HTMLInputElement | null>; allHref: string; onDone: () => void };

export function MachineFinder({ field, allHref, onDone }: MachineFinderProps) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const found = useOthers(keyword);
  const [lit, setLit] = useState<string | null>(null);
  const activeId = found.machines.some((one) => idOf(one) === lit) ? lit : (found.ids[0] ?? null);
  const switchTo = useSwitchMachine();
  const pick = (picked: string | null) => {
    const machine = found.machines.find((one) => idOf(one) === picked);
    if (machine) void switchTo(machine).then((isDone) => isDone && onDone());
  };
  const isSettled = typed.trim() === keyword && !found.isStale && !found.isPending;
  // Enter before the list of what was typed is there: the machine of that list is meant, not one of the list before.
  const [isSent, setSent] = useState(false);
  const sentId = isSent && isSettled ? activeId : null;
  const pickSent = useEffectEvent(() => {
    setSent(false);
    pick(sentId);
  });
  useEffect(() => {
    if (sentId !== null) pickSent();
  }, [sentId]);
  return (
    <>
      <div className="search-look m-1">
        <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
        <input
          ref={field}
          {...TYPING}
          role="combobox"
          aria-label={t('find')}
          aria-expanded={found.ids.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
          placeholder={t('example')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLit(null);
            setSent(false);
          }}
          onKeyDown={onKeys({
            Enter: () => (isSettled ? pick(activeId) : setSent(true)),
            ArrowDown: () => setLit(stepped(found.ids, activeId, 1)),
            ArrowUp: () => setLit(stepped(found.ids, activeId, -1)),
          })}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <SuggestionList
          {...{ id, label: t('list'), activeId, onPoint: setLit, onPick: pick }}
          groups={[{ id: 'all', items: found.machines.map((one) => asSuggestion(one)) }]}
        />
        <Told keyword={keyword} found={found} />
      </div>
      <div className="border-line border-t px-3 py-1">
        <TextLink href={allHref} onClick={onDone} className="inline-flex min-h-control items-center">
          {t('all')}
        </TextLink>
      </div>
    </>
  );
}

/** What stands in the list's place, or nothing. */
function Told({ keyword, found }: { keyword: string; found: ReturnType<typeof useOthers> }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  if (found.isPending) return <Skeleton className="m-1 h-24" />;
  const isEmpty = found.machines.length === 0 && !found.isStale;
  const text = found.error ? wordsOf(found.error).text : isEmpty && (keyword ? t('none', { keyword }) : t('noOthers'));
  return <output className={text ? 'block px-3 py-2 text-ink-soft' : 'sr-only'}>{text}</output>;
}

/** The machines but the chosen one. */
function useOthers(keyword: string) {
  const chosen = useChosenMachine();
  const { data, isPending, error, isPlaceholderData } = useMachinesLike(keyword, SHOWN + 1);
  const machines = (data?.items ?? []).filter(({ hostId }) => hostId !== chosen?.hostId).slice(0, SHOWN);
  return { machines, ids: machines.map((one) => idOf(one)), isPending, error, isStale: isPlaceholderData };
}

const idOf = (machine: MachineCard): string => machine.hostId.toString();

function asSuggestion(machine: MachineCard) {
  const { fleetNumber, ownName, model, serialNumber, site } = machine;
  return {
    id: idOf(machine),
    icon: <MachinePicture machine={machine} className="h-10 w-13" />,
    title: <strong className="font-semibold">{joined(fleetNumber ?? ownName, model)}</strong>,
    detail: (
      <span className="block truncate">
        <span className="font-mono text-ink">{serialNumber}</span> {joined(fleetNumber && ownName, site)}
      </span>
    ),
  };
}

const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' · ');

function stepped(ids: readonly string[], active: string | null, by: 1 | -1): string | null {
  const index = active === null ? -1 : ids.indexOf(active);
  return ids[(index + by + ids.length) % ids.length] ?? null;
}

const onKeys = (keys: Record<string, (() => unknown) | undefined>) => (event: KeyboardEvent) => {
  const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

const TYPING = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 100,
} as const;
