// A line the parts desk wants everybody to see.
import { Lightbulb } from 'lucide-react';

export function TipLine({ text }: { text: string }) {
  return (
    <p className="flex max-w-4xl items-start gap-2 text-14 text-ink-soft">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-wait" />
      {text}
    </p>
  );
}
