// Searches the book and steps through all places (product §5: search with all hits).
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTypedAddress } from '../../../client/address/use-typed-address.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Manual } from '../service-manuals.data.ts';
import { placeNumber } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';
import type { Finding } from './reader-state.ts';

type FindBarProps = {
  finding: Finding;
  /** Whether the words of the book are known, or why they are not. */
  text: Manual['text'];
  /** True where somebody opened it to type; who came by a link reads on. */
  isForTyping: boolean;
  onClose: () => void;
};

export function FindBar({ finding, text, isForTyping, onClose }: FindBarProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, writeNow } = useTypedAddress(finding.keyword ?? '', finding.search);
  useEffect(() => {
    if (isForTyping) field.current?.focus({ preventScroll: true });
  }, [isForTyping]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    writeNow();
    if (typed.trim() === (finding.keyword ?? '')) finding.step(event.shiftKey ? -1 : 1);
  };
  return (
    <search className="flex items-center gap-x-1 border-line border-b bg-surface px-2 py-1.5 desk:gap-x-2">
      <input
        ref={field}
        type="search"
        aria-label={t('findLabel')}
        placeholder={t('findLabel')}
        maxLength={100}
        enterKeyHint="search"
        className="h-control min-w-0 flex-1 rounded-box [&::-webkit-search-cancel-button]:hidden border border-line-strong bg-surface px-3 text-ink"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="figures shrink-0 text-14 text-ink-soft max-lg:max-w-24">
        <Count {...{ finding, text }} />
      </span>
      <span className="flex">
        <IconButton
          label={t('previousPlace')}
          icon={<ChevronUp aria-hidden="true" />}
          disabled={finding.matches === 0}
          onClick={() => finding.step(-1)}
        />
        <IconButton
          label={t('nextPlace')}
          icon={<ChevronDown aria-hidden="true" />}
          disabled={finding.matches === 0}
          onClick={() => finding.step(1)}
        />
        <IconButton label={t('closeFind')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </span>
    </search>
  );
}

function Count({ finding, text }: Pick<FindBarProps, 'finding' | 'text'>) {
  const t = useTexts();
  const { keyword, matches, pages, place, isAsking } = finding;
  if (text === 'waiting') return t('textWaiting');
  if (text !== 'read') return t('noText');
  if (!keyword || (isAsking && matches === 0)) return null;
  if (matches === 0) return t('notFoundHere');
  const at = place ? placeNumber(pages, place) : 0;
  return at === 0 ? t('places', { count: matches }) : t('placeOf', { at, count: matches });
}
