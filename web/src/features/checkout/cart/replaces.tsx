// The code that was asked for, beside what is ordered for it; in the face of codes, and in one piece for as long as it fits a line.
import { useTexts } from '../checkout.texts.ts';

// Where the code stands in the words.
const PLACE = '|';

export function Replaces({ code }: { code: string }) {
  const t = useTexts();
  const [before, after] = t('insteadOf', { code: PLACE }).split(PLACE);
  return (
    <span className="text-ink-soft">
      {before}
      <span className="inline-block max-w-full font-mono">{code}</span>
      {after}
    </span>
  );
}
