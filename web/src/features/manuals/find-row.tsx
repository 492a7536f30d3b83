// Search inside a model: the rows narrowed by item, name or code; Enter lights the first (product §5 3D manuals).
import { normalCode, type PartRow } from '@outrigger/contract';
import { Search } from 'lucide-react';
import { useTexts } from './manuals.texts.ts';

type FindRowProps = {
  typed: string;
  setTyped: (text: string) => void;
  /** What Enter lights. */
  first: PartRow | undefined;
  onSelect: (itemNo: string | null) => void;
};

export function FindRow({ typed, setTyped, first, onSelect }: FindRowProps) {
  const t = useTexts();
  return (
    <label className="search-look m-2 print:hidden">
      <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
      <input
        type="search"
        aria-label={t('findItem')}
        placeholder={t('findItem')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && typed.trim() !== '' && first && onSelect(first.itemNo)}
        className="min-h-control min-w-0 flex-1 bg-transparent px-2 outline-none"
      />
    </label>
  );
}

/** Rows whose item is typed, or whose name or code holds every word, whatever case and accents. */
export function rowsWith(rows: readonly PartRow[], typed: string): readonly PartRow[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  const holds = ({ name, itemNo, partCode }: PartRow, word: string) =>
    itemNo.toLowerCase() === word ||
    plain(name).includes(word) ||
    (normalCode(word).length > 2 && normalCode(partCode).includes(normalCode(word)));
  return rows.filter((row) => words.every((word) => holds(row, word)));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
