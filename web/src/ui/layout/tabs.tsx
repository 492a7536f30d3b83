// Tabs after the WAI-ARIA pattern, written out because the sign-in screen carries them and its first load is counted (design: 130 KiB).
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';

export type TabItem = { value: string; label: ReactNode; count?: number };

type TabsProps = {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
  isWide?: boolean;
};

export function Tabs({ label, items, value, onChange, children, isWide }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextIndex(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onKeyDown={move}
              onClick={() => onChange(item.value)}
              className={classNames(TAB_LOOK, isWide && 'flex-1')}
            >
              {item.label}
              {item.count !== undefined && <span className="figures font-normal text-ink-soft">{item.count}</span>}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}

const TAB_LOOK =
  'relative inline-flex min-h-control shrink-0 items-center justify-center gap-2 rounded-t-inner px-3 font-semibold text-14 ' +
  'text-ink-soft transition-colors duration-[120ms] -outline-offset-2! hover:text-ink aria-selected:text-ink ' +
  'after:absolute after:inset-x-2 after:-bottom-px after:h-[3px] after:rounded-t-inner aria-selected:after:bg-brand';

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
