// The lines of a shipment to tick off, with what is missing and, once ticked, how many are packed.
import { lineMachines, type ShipmentToPack } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { keyOf, type Packed } from './packed.rules.ts';
import { useTexts } from './shipping-desk.texts.ts';

type Line = ShipmentToPack['lines'][number];
type PackingLinesProps = { lines: readonly Line[]; packed: Packed; onPacked: (packed: Packed) => void };

export function PackingLines({ lines, packed, onPacked }: PackingLinesProps) {
  const hasSeveral = new Set(lines.map((line) => line.warehouse.code)).size > 1;
  const change = (line: Line, quantity: number | undefined) => {
    const { [keyOf(line)]: _, ...others } = packed;
    onPacked(quantity === undefined ? others : { ...others, [keyOf(line)]: quantity });
  };
  return (
    <ul className="border-line border-t">
      {lines.map((line) => (
        <PackingLine
          key={keyOf(line)}
          line={line}
          quantity={packed[keyOf(line)]}
          isNamingWarehouse={hasSeveral}
          onChange={(quantity) => change(line, quantity)}
        />
      ))}
    </ul>
  );
}

type PackingLineProps = {
  line: Line;
  quantity: number | undefined;
  isNamingWarehouse: boolean;
  onChange: (quantity: number | undefined) => void;
};

function PackingLine({ line, quantity, isNamingWarehouse, onChange }: PackingLineProps) {
  const t = useTexts();
  const { number } = useFormats();
  const isPacked = quantity !== undefined;
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_3rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-line border-b px-4 py-2 last:border-b-0 sm:px-5',
        isPacked && 'bg-selected',
      )}
    >
      <Checkbox
        isLabelHidden
        label={t('packLine', { code: line.code })}
        checked={isPacked}
        onChange={(event) => onChange(event.target.checked ? line.quantity : undefined)}
      />
      <p className="figures pt-2 text-end font-semibold text-20">{number(line.quantity)}</p>
      <div className="grid min-w-0 gap-1 py-2">
        <p>
          <span className="font-mono font-semibold">{line.code}</span>{' '}
          <span lang={line.nameLang ?? undefined}>{line.name}</span>
        </p>
        <LineNotes line={line} isNamingWarehouse={isNamingWarehouse} />
        {isPacked && line.quantity > 1 && (
          <div className="flex flex-wrap items-center gap-2">
            <QuantityStepper
              value={quantity}
              max={line.quantity}
              onChange={onChange}
              labels={{
                field: t('packedQuantity', { code: line.code }),
                decrease: t('fewer', { code: line.code }),
                increase: t('more', { code: line.code }),
              }}
            />
            <span className="text-14 text-ink-soft">{t('ofPieces', { count: number(line.quantity) })}</span>
          </div>
        )}
      </div>
    </li>
  );
}

/** What is said of a line beside its part: what it lacks, its warehouse, machine and the buyer's reference. */
export function LineNotes({ line, isNamingWarehouse }: { line: Line; isNamingWarehouse: boolean }) {
  const t = useTexts();
  const { promise } = useFormats();
  return (
    <>
      {line.missing > 0 && (
        <StatusChip status="waiting" isBare>
          {t('lacks', { count: line.missing })}
          {line.expectedOn && `, ${t('expected', { day: promise(line.expectedOn) })}`}
        </StatusChip>
      )}
      <p className="flex flex-wrap gap-x-4 text-14 text-ink-soft empty:hidden">
        {isNamingWarehouse && <span lang={line.warehouse.nameLang ?? undefined}>{line.warehouse.name}</span>}
        {line.machineSerial && <span>{t('forMachine', { serial: lineMachines(line) ?? '' })}</span>}
        {line.reference && <span className="wrap-anywhere">{t('reference', { text: line.reference })}</span>}
      </p>
    </>
  );
}
