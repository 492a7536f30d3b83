// The field of a code: parts to choose from while it is typed, by code or by name (spec §2 Quick add items: suggestions).
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL_LOOK } from '../../ui/fields/field.tsx';
import { SuggestionList } from '../../ui/fields/search-suggestions.tsx';
import { useCombobox } from '../../ui/fields/use-combobox.ts';
import { withWords } from './mend-rows.ts';
import { useOffers } from './quick-add.data.ts';
import { useTexts } from './quick-add.texts.ts';
import type { Row } from './rows.rules.ts';
import { changeRows } from './use-quick-add.ts';

type CodeCellProps = {
  row: Row;
  label: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** Enter: on to the quantity. */
  onNext: () => void;
};

export function CodeCell({ row, label, describedBy, isWrong, onNext }: CodeCellProps) {
  const t = useTexts();
  const { number } = useFormats();
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const offers = useOffers(isTyping ? row.code : '');
  const write = (code: string) => changeRows((rows) => withWords(rows, row.id, { code }));
  const box = useCombobox({
    text: row.code,
    ids: offers.map((offer) => offer.code),
    hasStatus: false,
    onText: (code) => {
      setTyping(true);
      write(code);
    },
    onSubmit: onNext,
    onPick: (code) => {
      setTyping(false);
      write(code);
      onNext();
    },
  });
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setTyping(false);
    box.close();
  };
  const items = offers.map((offer) => ({
    id: offer.code,
    code: offer.code,
    title: offer.titleLang ? <span lang={offer.titleLang}>{offer.title}</span> : offer.title,
    detail: offer.subtitle ?? undefined,
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    // An empty row is left by Enter without a list of everything.
    if (event.key === 'Escape' && !box.isShown) return;
    box.onKeyDown(event);
  };
  return (
    <div className="relative min-w-0" onBlur={leave}>
      <input
        data-field="code"
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={box.isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={box.activeId === null ? undefined : `${id}-${box.activeId}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        placeholder={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={row.code}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(CONTROL_LOOK, 'w-full font-mono')}
      />
      <div className={box.isShown ? LIST_LOOK : 'sr-only'}>
        {box.isShown && (
          <SuggestionList
            id={id}
            label={t('offers')}
            groups={[{ id: 'parts', items }]}
            activeId={box.activeId}
            onPoint={box.point}
            onPick={box.pick}
          />
        )}
        <output className="sr-only">{box.isShown && t('offerCount', { count: number(items.length) })}</output>
      </div>
    </div>
  );
}

const LIST_LOOK =
  'floats absolute start-0 top-full z-40 mt-1.5 max-h-[50dvh] w-[min(26rem,calc(100vw-4rem))] overflow-y-auto p-1';
