// Where the desk's hand scanner types: each code with Enter ticks a line off, and the field is ready for the next.
import type { ShipmentToPack } from '@outrigger/contract';
import { ScanBarcode } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { type Packed, scan, type Scanned } from './packed.rules.ts';
import { useTexts } from './shipping-desk.texts.ts';

type ScanFieldProps = {
  lines: ShipmentToPack['lines'];
  packed: Packed;
  onPacked: (packed: Packed) => void;
};

const LOOKS = { ticked: 'done', again: 'info', unknown: 'failed' } as const;
const WORDS = { ticked: 'ticked', again: 'tickedAlready', unknown: 'notInBatch' } as const;

export function ScanField({ lines, packed, onPacked }: ScanFieldProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [last, setLast] = useState<Scanned | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Whoever packs has the scanner in hand when the page opens.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const scanned = scan(text, lines, packed);
    setLast(scanned);
    setText('');
    if (scanned.outcome === 'ticked') onPacked(scanned.packed);
  };
  return (
    <form className="grid gap-2" onSubmit={take}>
      <TextField
        ref={field}
        isCode
        label={t('scan')}
        help={t('scanHelp')}
        value={text}
        maxLength={400}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
        end={<ScanBarcode aria-hidden="true" className="size-5" />}
        onChange={(event) => setText(event.target.value)}
      />
      <p aria-live="assertive" className="min-h-6">
        {last && (
          <StatusChip status={LOOKS[last.outcome]} isBare>
            <span className="wrap-anywhere">{t(WORDS[last.outcome], { code: last.code })}</span>
          </StatusChip>
        )}
      </p>
    </form>
  );
}
