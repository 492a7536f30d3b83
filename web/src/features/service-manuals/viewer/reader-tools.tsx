// The tools of the reader: contents, pages, zoom, turn, search, download and print; below the pages on the phone, where the thumb is (design: beside the machine).
import { ChevronDown, ChevronUp, PanelLeft, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTexts } from '../service-manuals.texts.ts';

type PageStepsProps = { page: number; pageCount: number; onGo: (page: number) => void };

/** Previous, next, and the number of the page to type over. */
export function PageSteps({ page, pageCount, onGo }: PageStepsProps) {
  const t = useTexts();
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('previousPage')}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      {/* Another page another field, so that what was typed and left gives way to it. */}
      <PageField key={page} {...{ page, pageCount, onGo }} />
      <IconButton
        label={t('nextPage')}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={page >= pageCount}
        onClick={() => onGo(page + 1)}
      />
    </div>
  );
}

function PageField({ page, pageCount, onGo }: PageStepsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(String(page));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const next = Number.parseInt(typed, 10);
    if (next >= 1) onGo(Math.min(next, pageCount));
    else setTyped(String(page));
  };
  return (
    <form className="flex items-center gap-1.5" onSubmit={send}>
      <input
        aria-label={t('pageField', { count: pageCount })}
        inputMode="numeric"
        autoComplete="off"
        className="figures h-control w-14 rounded-box border border-line-strong bg-surface px-2 text-end text-ink"
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(page))}
      />
      <span className="figures whitespace-nowrap text-14 text-ink-soft">/ {pageCount}</span>
    </form>
  );
}

type PanelButtonProps = { isOpen: boolean; onPress: () => void };

/** Opens and closes the panel with contents, small pages, places found and parts. */
export function PanelButton({ isOpen, onPress }: PanelButtonProps) {
  const t = useTexts();
  return (
    <IconButton label={t('panel')} aria-expanded={isOpen} icon={<PanelLeft aria-hidden="true" />} onClick={onPress} />
  );
}

/** Opens the search of the book. */
export function FindButton({ isOpen, onPress }: PanelButtonProps) {
  const t = useTexts();
  return <IconButton label={t('find')} aria-expanded={isOpen} icon={<Search aria-hidden="true" />} onClick={onPress} />;
}
