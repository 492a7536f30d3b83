// The search page (spec §2 /search): a big field in the place of the header's, what was searched for last, and the way to scan.
import { limits } from '@outrigger/contract';
import { useRouter, useSearch } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scanOver } from '../../client/scanner-wanted.ts';
import { searchWanted } from '../../client/search-wanted.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { LazyPaper } from '../../ui/print/lazy-paper.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { rememberSearch } from './recent-searches.stored.ts';
import { keywordProblem } from './search.rules.ts';
import { useTexts } from './search.texts.ts';
import { useSuggestions } from './use-suggestions.tsx';

const SCAN = '/scan';
const resultHref = (keyword: string): string => `/searchResult?keyword=${encodeURIComponent(keyword)}`;

export function SearchScreen() {
  const t = useTexts();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <LazyPaper />
      <h1 className="font-semibold text-28">{t('searchTitle')}</h1>
      <BigField />
      <Anchor
        href={SCAN}
        aria-haspopup="dialog"
        onClick={scanOver()}
        className={buttonLook('secondary', 'large', true)}
      >
        <ScanLine aria-hidden="true" className="size-5" />
        {t('scan')}
      </Anchor>
      <RecentSearches resultHref={resultHref} />
    </div>
  );
}

function BigField() {
  const t = useTexts();
  const router = useRouter();
  const { keyword } = useSearch({ from: '/search' });
  const [text, setText] = useState(keyword ?? '');
  const [problem, setProblem] = useState<ReturnType<typeof keywordProblem>>();
  const input = useRef<HTMLInputElement>(null);
  const { groups, status, hrefOf } = useSuggestions(text);
  useEffect(() => {
    const focus = () => input.current?.focus();
    focus();
    return searchWanted.subscribe(focus);
  }, []);
  // What was typed stays in this page's address, so that the way back finds it again.
  const leaveFor = (href: string) => {
    router.history.replace(`/search?keyword=${encodeURIComponent(text)}`);
    router.history.push(href);
  };
  const submit = (typed: string) => {
    const wrong = keywordProblem(typed);
    setProblem(wrong);
    if (wrong !== undefined) return;
    rememberSearch(typed.trim());
    leaveFor(resultHref(typed.trim()));
  };
  const pick = (id: string) => {
    const href = hrefOf(id);
    if (href === undefined) return;
    rememberSearch(text.trim());
    leaveFor(href);
  };
  return (
    <div className="big-search grid gap-2">
      <div className="flex">
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          clearLabel={t('clear')}
          listLabel={t('suggestions')}
          value={text}
          onChange={(next) => {
            setText(next);
            setProblem(undefined);
          }}
          onSubmit={submit}
          onPick={pick}
          groups={groups}
          status={status}
          inputRef={input}
        />
      </div>
      <p aria-live="polite" className={problem ? 'text-14 text-bad' : 'text-14 text-ink-soft'}>
        {problem === undefined && t('searchHelp')}
        {problem === 'missing' && t('missing')}
        {problem === 'tooLong' && t('wrongLengthText', { length: text.trim().length, most: limits.keywordMax })}
      </p>
      <Button kind="primary" size="large" onClick={() => submit(text)}>
        {t('search')}
      </Button>
    </div>
  );
}
