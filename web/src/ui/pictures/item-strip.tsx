// Items of a figure in a row of buttons, to be picked without pointing: one stop of the keyboard, arrow keys go along it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type ItemStripProps = {
  label: string;
  items: readonly { itemNo: string; name: string }[];
  selected: string | null;
  onSelect: (itemNo: string | null) => void;
};

export function ItemStrip({ label, items, selected, onSelect }: ItemStripProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const next = items.findIndex(({ itemNo }) => itemNo === selected);
    const button = group.current?.querySelectorAll('button')[next];
    if (!button || !group.current) return;
    setAt(next);
    const { offsetLeft, offsetWidth } = button;
    group.current.scrollTo({ left: offsetLeft - (group.current.clientWidth - offsetWidth) / 2 });
  }, [items, selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: Math.min(last, at + 1),
      ArrowLeft: Math.max(0, at - 1),
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset ref={group} aria-label={label} onKeyDown={onKeyDown} className="item-strip">
      {items.map(({ itemNo, name }, i) => (
        <button
          key={itemNo}
          type="button"
          tabIndex={i === at ? 0 : -1}
          aria-pressed={itemNo === selected}
          onFocus={() => setAt(i)}
          onClick={() => onSelect(itemNo === selected ? null : itemNo)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
