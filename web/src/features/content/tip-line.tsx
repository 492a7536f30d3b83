// A line the parts desk wants everybody to see.
import { Lightbulb } from 'lucide-react';

/** `lang` where the text is not in the reader's own language. */
export function TipLine({ text, lang }: { text: string; lang?: string | null | undefined }) {
  return (
    <p className="flex max-w-4xl items-start gap-2 text-14 text-ink-soft">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      <span lang={lang ?? undefined}>{text}</span>
    </p>
  );
}
