// Where a reader is in a book: page, place of what was searched for, zoom and turn; page and search stand in the address (product §5: deep links).
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundInManual } from '../service-manuals.data.ts';
import { type Place, stepPlace } from '../service-manuals.rules.ts';
import { nextTurn, nextZoom, PRINTED, type Turn, type Zoom } from './book-scale.rules.ts';
import { type ReadBook, useFound } from './use-found.ts';

const WRITE_AFTER_MS = 400;

/** The page that is read, kept in the address; `jump` says where to go, anew each time. */
export function useReadPage(pageCount: number) {
  const { page: inAddress = 1 } = useSearch({ from: '/manual/service' });
  const navigate = useNavigate({ from: '/manual/service' });
  const router = useRouter();
  const held = (page: number) => Math.min(Math.max(1, page), pageCount);
  const [page, setPage] = useState(held(inAddress));
  const [jump, setJump] = useState({ page: held(inAddress), count: 0 });
  const written = useRef(inAddress);
  const goTo = (next: number) => {
    setPage(held(next));
    setJump(({ count }) => ({ page: held(next), count: count + 1 }));
  };
  // Going back, or a link into the same book, goes to that page.
  if (inAddress !== written.current && held(inAddress) !== page) {
    written.current = inAddress;
    goTo(inAddress);
  }
  useEffect(() => {
    if (page === written.current) return undefined;
    const clock = setTimeout(() => {
      // While the next screen still loads the book stays in sight: writing its page now would call the reader back.
      if (router.latestLocation.pathname !== '/manual/service') return;
      written.current = page;
      void navigate({ search: (before) => ({ ...before, page }), replace: true, resetScroll: false });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(clock);
  }, [page, navigate, router]);
  return { page, jump, setPage, goTo };
}

/** How pages are shown. */
export function useLook() {
  const [zoom, setZoom] = useState<Zoom>('width');
  const [scale, setScale] = useState(PRINTED);
  const [turn, setTurn] = useState<Turn>(0);
  const [isSingle, setSingle] = useState(false);
  return {
    zoom,
    setZoom,
    scale,
    setScale,
    step: (by: 1 | -1) => setZoom(nextZoom(scale, by)),
    turn,
    turnOn: () => setTurn(nextTurn(turn)),
    isSingle,
    setSingle,
  };
}

/** What is searched for in the book, kept in the address, and which place of it is looked at. */
export function useFinding(book: ReadBook, page: number, goTo: (page: number) => void) {
  const { search: keyword } = useSearch({ from: '/manual/service' });
  const navigate = useNavigate({ from: '/manual/service' });
  const found = useFound(book, keyword);
  const [chosen, setChosen] = useState<{ keyword: string | undefined; place: Place }>();
  const pages = keyword ? (found.data?.pages ?? NONE) : NONE;
  // Whoever came by a link to a page looks at the first place on it.
  const first = pages.some((one) => one.page === page) ? { page, index: 0 } : undefined;
  const [opened, setOpened] = useState<{ keyword: string; place: Place | undefined }>();
  if (keyword && found.data && opened?.keyword !== keyword) setOpened({ keyword, place: first });
  const place = chosen?.keyword === keyword ? chosen?.place : opened?.keyword === keyword ? opened?.place : undefined;
  const look = (next: Place) => {
    setChosen({ keyword, place: next });
    goTo(next.page);
  };
  const step = (by: 1 | -1) => {
    const next = stepPlace(pages, place?.page === page ? place : { page, index: -1 }, by);
    if (next) look(next);
  };
  const search = useCallback(
    (words: string) =>
      void navigate({
        search: (before) => ({ ...before, search: words || undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return {
    keyword,
    pages,
    matches: keyword ? (found.data?.matches ?? 0) : 0,
    isAsking: found.isFetching,
    place,
    look,
    step,
    search,
  };
}

const NONE: FoundInManual['pages'] = [];

/** What a reader searches for. */
export type Finding = ReturnType<typeof useFinding>;
/** How pages are shown. */
export type Look = ReturnType<typeof useLook>;
