// The slim menu of the office (product §8): the queue and the lists that somebody with these roles works on; one row, on the phone to be scrolled.
import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useTitles } from '../titles.ts';
import { officeMenuFor } from './menu-entries.ts';

export function OfficeMenu({ label }: { label: string }) {
  const titles = useTitles();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const roles = useStore(session)?.user?.officeRoles ?? [];
  const list = useRef<HTMLUListElement>(null);
  // Where one is stands in sight, however far along the row.
  useLayoutEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2 + here.offsetWidth / 2;
  }, [path]);
  return (
    <nav aria-label={label} className="border-line border-b bg-surface px-1 print:hidden sm:px-2">
      <ul ref={list} className="flex overflow-x-auto sm:flex-wrap sm:overflow-x-visible">
        {officeMenuFor(roles).map((row) => (
          <li key={row.path} className="shrink-0">
            <Anchor href={row.path} aria-current={row.path === path ? 'page' : undefined} className={LINK_LOOK}>
              {titles(row.title)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_LOOK =
  'relative inline-flex min-h-control items-center whitespace-nowrap rounded-inner px-2 font-semibold text-14 text-ink-soft -outline-offset-2 hover:text-ink ' +
  'aria-[current=page]:text-ink after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-inner ' +
  'aria-[current=page]:after:bg-brand';
