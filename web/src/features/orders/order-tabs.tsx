// The statuses of the list as links, each with how many orders stand in it as far as the rest of the filter goes (spec §2 My orders).
import { OrderStatus } from '@outrigger/contract/calls/order-shapes.ts';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { type ListSearch, listHref } from './order-list-address.rules.ts';
import { STATUS_WORDS } from './order-words.tsx';
import { useTexts } from './orders.texts.ts';

type OrderTabsProps = { search: ListSearch; counts: Readonly<Record<string, number>> | undefined };

export function OrderTabs({ search, counts }: OrderTabsProps) {
  const t = useTexts();
  const { number } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const { status } = search;
  // On the phone the row is longer than the screen: the chosen one is brought into sight within it.
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>(status ? '[aria-current=page]' : 'li');
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [status]);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { status: undefined, word: t('allStatuses'), count: all },
    ...OrderStatus.options.map((one) => ({
      status: one,
      word: t(STATUS_WORDS[one]),
      count: counts && (counts[one] ?? 0),
    })),
  ];
  return (
    <nav aria-label={t('status')} className="min-w-0 print:hidden">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]">
        {tabs.map((tab) => (
          <li key={tab.word} className="shrink-0">
            <Anchor
              href={listHref({ ...search, status: tab.status })}
              aria-current={tab.status === status ? 'page' : undefined}
              className={TAB_LOOK}
            >
              {tab.word}
              {tab.count !== undefined && <span className="figures font-normal">{number(tab.count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TAB_LOOK =
  'relative inline-flex min-h-control items-center gap-2 rounded-t-inner px-3 font-semibold text-14 text-ink-soft ' +
  'transition-colors duration-[120ms] -outline-offset-2! hover:text-ink aria-[current=page]:text-ink ' +
  'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:rounded-t-inner aria-[current=page]:after:bg-brand';
