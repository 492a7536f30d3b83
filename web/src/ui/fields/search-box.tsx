// A search field with suggestions while typing: arrow keys, Enter and Escape as the WAI-ARIA combobox has them.
// Written out: it stands in every header, and Base UI's combobox would cost each first load 46 KiB.
import { Search, X } from 'lucide-react';
import { type FocusEvent, lazy, type ReactNode, type RefObject, Suspense, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import type { SuggestionGroup } from './search-suggestions.tsx';
import { useCombobox } from './use-combobox.ts';

const SuggestionList = lazy(async () => ({ default: (await import('./search-suggestions.tsx')).SuggestionList }));

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  clearLabel: string;
  value: string;
  onChange: (text: string) => void;
  /** Enter without a suggestion chosen. */
  onSubmit: (text: string) => void;
  onPick: (id: string) => void;
  groups: readonly SuggestionGroup[];
  listLabel: string;
  /** Under the list or in its place: "3 suggestions", "nothing found", "offline". Announced. */
  status?: ReactNode;
  /** Shown at the end while the field is empty, such as `/`. */
  shortcut?: string;
  /** A button at the end, such as scan. */
  end?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
};

export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, groups, listLabel, status, shortcut, end } = props;
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const box = useCombobox({
    text: value,
    ids: groups.flatMap((group) => group.items.map((item) => item.id)),
    hasStatus: status !== undefined,
    onText: props.onChange,
    onSubmit: props.onSubmit,
    onPick: props.onPick,
  });
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) box.close();
  };
  const clear = () => {
    box.type('');
    input.current?.focus();
  };
  return (
    <search className="relative min-w-0 flex-1" onBlur={leave}>
      <div className="search-look">
        <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
        <input
          {...TYPING}
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={box.isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={box.activeId === null ? undefined : `${id}-${box.activeId}`}
          placeholder={placeholder}
          value={value}
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={box.onKeyDown}
        />
        {value !== '' && (
          <IconButton label={props.clearLabel} icon={<X aria-hidden="true" />} className="-my-px" onClick={clear} />
        )}
        {value === '' && shortcut && (
          <kbd aria-hidden="true" className="key-cap me-3 max-lg:hidden">
            {shortcut}
          </kbd>
        )}
        {end}
      </div>
      {/* Out of sight but never out of the page: not every reader speaks what comes together with its words. */}
      <div className={box.isShown ? LIST_LOOK : 'sr-only'}>
        {box.isShown && groups.length > 0 && (
          <Suspense>
            <SuggestionList
              {...{ id, label: listLabel, groups, activeId: box.activeId, onPoint: box.point, onPick: box.pick }}
            />
          </Suspense>
        )}
        <output
          className={classNames('block px-3 text-14 text-ink-soft', box.isShown && status !== undefined && 'py-2')}
        >
          {box.isShown && status}
        </output>
      </div>
    </search>
  );
}

const TYPING = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const LIST_LOOK = 'floats absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto p-1';
