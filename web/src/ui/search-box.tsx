// A search field with suggestions while typing: arrow keys, Home, End, Enter and Escape as the WAI-ARIA combobox has them.
// Written out: it stands in every header, and Base UI's combobox would cost each first load 46 KiB.
import { Search, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { type SuggestionGroup, SuggestionList } from './search-suggestions.tsx';

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
  const {
    label,
    placeholder,
    clearLabel,
    value,
    onChange,
    onSubmit,
    onPick,
    groups,
    listLabel,
    status,
    shortcut,
    end,
  } = props;
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const ids = groups.flatMap((group) => group.items.map((item) => item.id));
  const isShown = isOpen && value !== '' && (ids.length > 0 || status !== undefined);
  const activeId = isShown && active !== null && ids.includes(active) ? active : null;

  const type = (text: string) => {
    onChange(text);
    setActive(null);
    setOpen(true);
  };
  const pick = (chosen: string) => {
    setOpen(false);
    setActive(null);
    onPick(chosen);
  };
  const submit = () => {
    if (activeId !== null) return pick(activeId);
    setOpen(false);
    onSubmit(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') {
      if (isShown) setOpen(false);
      else if (value !== '') type('');
      else return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActive(neighbour(ids, activeId, event.key === 'ArrowDown' ? 1 : -1));
    } else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <search className="relative min-w-0 flex-1" onBlur={onBlur}>
      <div className="search-look">
        <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={placeholder}
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <IconButton
            label={clearLabel}
            icon={<X aria-hidden="true" />}
            className="h-full"
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
        {value === '' && shortcut && (
          <kbd aria-hidden="true" className="key-cap me-3 max-lg:hidden">
            {shortcut}
          </kbd>
        )}
        {end}
      </div>
      <div
        className={classNames(
          'floats absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto p-1',
          !isShown && 'hidden',
        )}
      >
        <SuggestionList {...{ id, label: listLabel, groups, activeId, onPoint: setActive, onPick: pick }} />
        <p
          role="status"
          className={classNames('px-3 text-14 text-ink-soft', isShown && status !== undefined && 'py-2')}
        >
          {isShown && status}
        </p>
      </div>
    </search>
  );
}

/** One further or one back; past either end lies the field itself. */
function neighbour(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  const index = active === null ? -1 : ids.indexOf(active);
  const next = index === -1 && step === -1 ? ids.length - 1 : index + step;
  return ids[next] ?? null;
}
