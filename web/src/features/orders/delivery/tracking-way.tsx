// The way of a batch as a line of four stations, from the warehouse to the door; how far it is stands in words for who does not see it.
import { Check, type LucideIcon, MapPin, PackageCheck, TriangleAlert, Truck, Warehouse } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import type { TrackedBatch } from './delivery.data.ts';
import { type DeliveryKey, useTexts } from './delivery.texts.ts';
import { isFailed, type Station, STATIONS, stationOf } from './way.rules.ts';

const LOOKS: Record<Station, { Icon: LucideIcon; word: DeliveryKey }> = {
  warehouse: { Icon: Warehouse, word: 'stepWarehouse' },
  transit: { Icon: Truck, word: 'stepTransit' },
  out: { Icon: MapPin, word: 'stepOut' },
  door: { Icon: PackageCheck, word: 'stepDoor' },
};

export function TrackingWay({ batch }: { batch: TrackedBatch }) {
  const t = useTexts();
  const at = STATIONS.indexOf(stationOf(batch));
  return (
    <ol aria-label={t('way', { from: batch.warehouse.name })} className="grid grid-cols-4">
      {STATIONS.map((station, place) => (
        <Stop
          key={station}
          station={station}
          state={stateOf(place - at, { isDoor: station === 'door', isFailed: isFailed(batch) })}
        />
      ))}
    </ol>
  );
}

type State = 'done' | 'now' | 'failed' | 'open';

function stateOf(beyond: number, { isDoor, isFailed: failed }: { isDoor: boolean; isFailed: boolean }): State {
  if (beyond > 0) return 'open';
  if (beyond < 0 || isDoor) return 'done';
  return failed ? 'failed' : 'now';
}

const STATE_WORDS = { done: 'stepDone', now: 'stepNow', open: 'stepOpen' } as const;
const DOTS = {
  failed: 'border-bad bg-bad text-surface',
  done: 'border-good bg-good text-surface',
  now: 'border-brand bg-brand text-on-brand',
  open: 'border-line-strong bg-surface text-ink-faint',
} as const;

const FAILED = { Icon: TriangleAlert, word: 'on_failure' } as const;

function Stop({ station, state }: { station: Station; state: State }) {
  const t = useTexts();
  const { Icon, word } = state === 'failed' ? FAILED : LOOKS[station];
  const Shown = state === 'done' && station !== 'door' ? Check : Icon;
  return (
    <li className="group/stop relative grid justify-items-center gap-1 px-0.5 text-center">
      {/* The line comes from the stop before. */}
      <span
        aria-hidden="true"
        className={classNames(
          '-translate-x-1/2 absolute top-4 left-0 h-0.5 w-[calc(100%-2.5rem)] group-first/stop:hidden',
          state === 'open' ? 'bg-line-strong' : 'bg-good',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames('z-1 grid size-8 place-items-center rounded-full border-2', DOTS[state])}
      >
        <Shown className="size-4" />
      </span>
      <span
        className={classNames(
          'text-12',
          (state === 'now' || state === 'failed') && 'font-semibold',
          state === 'open' && 'text-ink-soft',
        )}
      >
        <span aria-hidden="true">{t(word)}</span>
        <span className="sr-only">{state === 'failed' ? t(word) : t(STATE_WORDS[state], { step: t(word) })}</span>
      </span>
    </li>
  );
}
