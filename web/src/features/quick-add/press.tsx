// A press that mends a row of quick add, and how several of them stand.
import { Button } from '../../ui/button.tsx';
import type { Row } from './rows.rules.ts';

/** How presses of one row stand beside each other. */
export const PRESSES = 'flex flex-wrap items-center gap-2 pt-1.5';

/** A press with the row's code for who only hears it. */
export function Press({ text, row, onPress }: { text: string; row: Row; onPress: () => void }) {
  return (
    <Button size="small" onClick={onPress}>
      {text}
      <span className="sr-only"> {row.code}</span>
    </Button>
  );
}
