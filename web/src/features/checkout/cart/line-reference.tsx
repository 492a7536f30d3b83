// The buyer's own reference for a line (product §7: a reference per line), out of the way until it is wanted.
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CartLine } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';

/** The field was asked for by a press, so the next thing typed belongs into it. */
function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}

type LineReferenceProps = {
  line: CartLine;
  changes: ReturnType<typeof useCartChanges>;
  /** It was asked for by a press on the line's button. */
  isOpen: boolean;
  onClose: () => void;
};

export function LineReference({ line, changes, isOpen, onClose }: LineReferenceProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(line.reference ?? '');
  // Kept with every letter: what was typed is in the cart whatever happens to the page.
  const type = (text: string) => {
    setDraft(text);
    const reference = text.trim() === '' ? null : text.trim();
    if (reference !== line.reference) changes.setReference(line.part, reference);
  };
  if (!isOpen && line.reference === null) return null;
  return (
    <TextField
      className="max-w-72 pt-1"
      label={t('referenceOf', { code: line.part })}
      isLabelHidden
      placeholder={t('reference')}
      maxLength={100}
      value={draft}
      ref={isOpen ? focusOn : undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={onClose}
      onKeyDown={(event) => event.key === 'Enter' && onClose()}
    />
  );
}
