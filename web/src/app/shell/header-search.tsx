// The search box of every screen: Enter goes to the results (spec §2), `/` comes here.
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { SearchBox } from '../../ui/search-box.tsx';
import { searchWanted } from './search-wanted.ts';

const useTexts = textsOf<keyof typeof en>('app');

function useShownKeyword(): string {
  return useRouterState({
    select: ({ location }) => (location.pathname === '/searchResult' ? (location.search.keyword ?? '') : ''),
  });
}

export function HeaderSearch() {
  const t = useTexts();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const shown = useShownKeyword();
  const [text, setText] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const [isMissing, setMissing] = useState(false);
  if (lastShown !== shown) {
    setLastShown(shown);
    setText(shown);
  }
  useEffect(() => searchWanted.subscribe(() => input.current?.focus()), []);
  const submit = (keyword: string) => {
    const trimmed = keyword.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') void router.navigate({ to: '/searchResult', search: { keyword: trimmed } });
  };
  return (
    <div className="relative flex">
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('searchHint')}
        clearLabel={t('searchClear')}
        listLabel={t('searchLabel')}
        value={text}
        onChange={(next) => {
          setText(next);
          setMissing(false);
        }}
        onSubmit={submit}
        onPick={submit}
        groups={[]}
        shortcut="/"
        inputRef={input}
      />
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
