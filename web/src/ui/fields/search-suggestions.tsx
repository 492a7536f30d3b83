// The list under a search field: groups of suggestions, one of them lit.
import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';

export type Suggestion = {
  id: string;
  title: ReactNode;
  /** A code in the mono face, before the title. */
  code?: string;
  /** Why it was found, or what it belongs to. */
  detail?: ReactNode;
  icon?: ReactNode;
};

/** Without a label: what stands for itself, such as the way to all results, below a line. */
export type SuggestionGroup = { id: string; label?: string; items: readonly Suggestion[] };

type SuggestionListProps = {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  activeId: string | null;
  onPoint: (id: string) => void;
  onPick: (id: string) => void;
};

export function SuggestionList({ id, label, groups, activeId, onPoint, onPick }: SuggestionListProps) {
  useEffect(() => {
    if (activeId !== null) document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be steered from a text field
    <div role="listbox" id={`${id}-list`} aria-label={label}>
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group inside a listbox has no element of its own
        <div
          key={group.id}
          role={group.label ? 'group' : 'presentation'}
          aria-labelledby={group.label && `${id}-${group.id}-head`}
          className={group.label ? undefined : 'mt-1 border-line border-t pt-1'}
        >
          {group.label && (
            <p id={`${id}-${group.id}-head`} className="px-3 pt-2 pb-1 font-medium text-12 text-ink-soft">
              {group.label}
            </p>
          )}
          {group.items.map((item) => (
            <SuggestionRow
              key={item.id}
              {...{ id: `${id}-${item.id}`, item, isActive: item.id === activeId, onPoint, onPick }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type SuggestionRowProps = {
  id: string;
  item: Suggestion;
  isActive: boolean;
  onPoint: (id: string) => void;
  onPick: (id: string) => void;
};

function SuggestionRow({ id, item, isActive, onPoint, onPick }: SuggestionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the option element lives in a select only
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => !isActive && onPoint(item.id)}
      // The field keeps the focus, so the list does not close before the press is over.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(item.id)}
      onKeyDown={(event) => event.key === 'Enter' && onPick(item.id)}
      className={classNames(
        'flex min-h-control cursor-pointer items-center gap-3 rounded-inner px-3 py-1.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft',
        isActive && 'bg-hover shadow-[inset_3px_0_0_var(--brand)]',
      )}
    >
      {item.icon}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {item.code && <span className="font-mono font-semibold text-14">{item.code}</span>}
          <span className="min-w-0">{item.title}</span>
        </span>
        {item.detail && <span className="block text-14 text-ink-soft">{item.detail}</span>}
      </span>
    </div>
  );
}
