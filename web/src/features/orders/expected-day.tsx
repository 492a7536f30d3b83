// The day a shipment is expected to leave or to arrive, marked where it has gone by and the shipment has not (product §7).
import { useFormats } from '../../client/formats.ts';
import { isPastDay } from '../../client/past-day.rules.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';

type ExpectedDayProps = {
  day: string;
  /** How its screen says that it is late. */
  late: string;
};

export function ExpectedDay({ day, late }: ExpectedDayProps) {
  const { promise } = useFormats();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="whitespace-nowrap">{promise(day)}</span>
      {isPastDay(day) && (
        <StatusChip status="waiting" isBare>
          {late}
        </StatusChip>
      )}
    </span>
  );
}
