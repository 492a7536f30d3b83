// The buyer's own reference for a line (product §7: a reference per line), out of the way until it is wanted.
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CartLine } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';

/** The field was asked for by a press, so the next thing typed belongs into it. */
function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}

export function LineReference({ line, changes }: { line: CartLine; changes: ReturnType<typeof useCartChanges> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(line.reference ?? '');
  // Kept with every letter: what was typed is in the cart whatever happens to the page.
  const type = (text: string) => {
    setDraft(text);
    const reference = text.trim() === '' ? null : text.trim();
    if (reference !== line.reference) changes.setReference(line.part, reference);
  };
  const leave = () => setOpen(false);
  if (!isOpen && line.reference === null) {
    return (
      <Button
        kind="quiet"
        size="small"
        className="-ms-2 justify-self-start"
        icon={<Tag aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('addReference')}
        <span className="sr-only"> {line.part}</span>
      </Button>
    );
  }
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
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
