// The search box of every screen: suggestions while typing, Enter goes to the results (spec §2), `/` comes here.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ClipboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { loadTexts, textsOf } from '../../client/texts.ts';
import type { Suggestions } from '../../features/search/use-suggestions.tsx';
import type en from '../../locales/en/app.json';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { isPartList, pastedList } from '../../client/pasted-list.ts';
import { searchWanted } from '../../client/search-wanted.ts';
import { lazyPiece } from '../chunks.ts';

const useTexts = textsOf<keyof typeof en>('app');
// Loaded with the first letter, its texts beside it: the pages that are only read do not pay for it.
const Suggester = lazyPiece(async () => {
  const [file] = await Promise.all([import('../../features/search/suggester.tsx'), loadTexts('search')]);
  return file.Suggester;
});
const NO_SUGGESTIONS: Suggestions = { groups: [], status: undefined, hrefOf: () => undefined };

function useShownKeyword(): string {
  return useRouterState({
    select: ({ location }) => (location.pathname === '/searchResult' ? (location.search.keyword ?? '') : ''),
  });
}

/** What is typed; it follows the address when that changes. */
function useTyped() {
  const shown = useShownKeyword();
  const [text, setText] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const [isTyping, setTyping] = useState(false);
  if (lastShown !== shown) {
    setLastShown(shown);
    setText(shown);
    setTyping(false);
  }
  const type = (next: string) => {
    setText(next);
    setTyping(true);
  };
  return { text, type, isTyping, settle: () => setTyping(false) };
}

export function HeaderSearch() {
  const t = useTexts();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const { text, type, isTyping, settle } = useTyped();
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState(NO_SUGGESTIONS);
  useEffect(() => searchWanted.subscribe(() => input.current?.focus()), []);
  const submit = (keyword: string) => {
    const trimmed = keyword.trim();
    setMissing(trimmed === '');
    settle();
    if (trimmed !== '') void router.navigate({ to: '/searchResult', search: { keyword: trimmed } });
  };
  const pick = (id: string) => {
    const href = answer.hrefOf(id);
    if (href === undefined) return;
    type('');
    settle();
    router.history.push(href);
  };
  const paste = (event: ClipboardEvent) => {
    const list = event.clipboardData.getData('text/plain');
    if (!isPartList(list)) return;
    event.preventDefault();
    pastedList.set(list);
    void router.navigate({ to: '/quickadd' });
  };
  const { groups, status } = isTyping ? answer : NO_SUGGESTIONS;
  // What asks for suggestions does not load without a network, and cannot say so itself.
  const isCutOff = isTyping && answer === NO_SUGGESTIONS && text !== '' && !navigator.onLine;
  return (
    <div className="relative flex" onPaste={paste}>
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchHint')}
        clearLabel={t('searchClear')}
        listLabel={t('searchLabel')}
        value={text}
        onChange={(next) => {
          type(next);
          setMissing(false);
        }}
        onSubmit={submit}
        onPick={pick}
        groups={groups}
        status={isCutOff ? t('offlineTitle') : status}
        shortcut="/"
        inputRef={input}
      />
      {isTyping && (
        <Suspense>
          <Suggester text={text} onAnswer={setAnswer} />
        </Suspense>
      )}
      <output
        className={
          isMissing ? 'floats absolute top-full block right-0 left-0 z-30 mt-1.5 px-3 py-2 text-14 text-bad' : 'sr-only'
        }
      >
        {isMissing && t('searchMissing')}
      </output>
    </div>
  );
}
