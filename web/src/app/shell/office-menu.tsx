// The slim menu of the office (product §8): what somebody with these roles works on. Few pages stand in one row; many are parted into groups, whose pages stand in a second row.
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/officemenu.json';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { KnownRow } from '../rows.ts';
import { useTitles } from '../titles.ts';
import { type OfficeGroup, officeMenuFor, placeInMenu } from './office-menu-entries.ts';

const useTexts = textsOf<keyof typeof en>('officemenu');

/** As many stand beside one another at the desk. */
const IN_ONE_ROW = 8;

export function OfficeMenu() {
  const t = useTexts();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const groups = officeMenuFor(useStore(session)?.user?.officeRoles ?? []);
  const pages = groups.flatMap((group) => group.pages);
  const here = groups.find((group) => group.pages.some((row) => row.path === placeInMenu(path)));
  return (
    <nav aria-label={t('menu')} className="border-line border-b bg-surface px-1 print:hidden sm:px-2">
      {pages.length <= IN_ONE_ROW ? (
        <Pages pages={pages} path={path} />
      ) : (
        <>
          <Groups groups={groups} here={here} path={path} />
          {here && here.pages.length > 1 && <Pages pages={here.pages} path={path} label={t(here.name)} />}
        </>
      )}
    </nav>
  );
}

type GroupsProps = { groups: readonly OfficeGroup[]; here: OfficeGroup | undefined; path: string };

/** Each leads to its first page; one that holds a single page for somebody is called by it. */
function Groups({ groups, here, path }: GroupsProps) {
  const t = useTexts();
  const titles = useTitles();
  return (
    <Row path={path}>
      {groups.map((group) => {
        const { name, pages } = group;
        const [first] = pages;
        const isPage = pages.length === 1 && first?.path === path;
        return (
          first && (
            <Item key={name} href={first.path} current={isPage ? 'page' : group === here ? 'true' : undefined}>
              {pages.length === 1 ? titles(first.title) : t(name)}
            </Item>
          )
        );
      })}
    </Row>
  );
}

type PagesProps = { pages: readonly KnownRow[]; path: string; label?: string };

function Pages({ pages, path, label }: PagesProps) {
  const titles = useTitles();
  const current = (row: KnownRow) => (row.path === path ? 'page' : row.path === placeInMenu(path) ? 'true' : undefined);
  return (
    <Row path={path} label={label}>
      {pages.map((row) => (
        <Item key={row.path} href={row.path} current={current(row)} isLesser={label !== undefined}>
          {titles(row.title)}
        </Item>
      ))}
    </Row>
  );
}

type RowProps = { path: string; label?: string | undefined; children: ReactNode };

/** On the phone to be scrolled, with where one is in sight, however far along it. */
function Row({ path, label, children }: RowProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current)
      list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2 + here.offsetWidth / 2;
  }, [path]);
  return (
    <ul ref={list} aria-label={label} className="relative flex overflow-x-auto [scrollbar-width:none]">
      {children}
    </ul>
  );
}

type ItemProps = { href: string; current: 'page' | 'true' | undefined; isLesser?: boolean; children: ReactNode };

function Item({ href, current, isLesser, children }: ItemProps) {
  return (
    <li className="shrink-0">
      <Anchor href={href} aria-current={current} className={classNames(LINK_LOOK, !isLesser && MARK_LOOK)}>
        {children}
      </Anchor>
    </li>
  );
}

const LINK_LOOK =
  'relative inline-flex min-h-control items-center whitespace-nowrap rounded-inner px-2 text-14 text-ink-soft -outline-offset-2 hover:text-ink ' +
  'aria-[current]:text-ink aria-[current]:font-semibold';
const MARK_LOOK =
  'font-semibold after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-inner aria-[current]:after:bg-brand';
