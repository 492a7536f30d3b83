// Machines on the phone (design: beside the machine): three short lines each, what the company calls it first, and what is to do with it beside it.
import type { MachineCard } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { MachinePicture } from '../machine-picture.tsx';
import { useTexts } from './history.texts.ts';

type MachineCardsProps = {
  machines: readonly MachineCard[];
  hrefOf: (machine: MachineCard) => string;
  actionsOf: (machine: MachineCard) => ReactNode;
  empty: ReactNode;
};

export function MachineCards({ machines, hrefOf, actionsOf, empty }: MachineCardsProps) {
  const t = useTexts();
  if (machines.length === 0) return empty;
  return (
    <ul aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {machines.map((machine) => (
        <li
          key={machine.hostId}
          className="relative flex items-center gap-3 rounded-box border border-line bg-surface py-1.5 ps-2 pe-1 has-[.row-link:hover]:bg-hover"
        >
          <MachinePicture machine={machine} className="h-14 w-18" />
          <div className="min-w-0 flex-1 leading-snug">
            <Anchor href={hrefOf(machine)} className="row-link block rounded-inner">
              <span className="block truncate font-semibold">
                {joined(machine.fleetNumber ?? machine.ownName, machine.model)}
              </span>
              <span className="block break-all font-mono text-14">{machine.serialNumber}</span>
            </Anchor>
            <Facts machine={machine} />
          </div>
          {actionsOf(machine)}
        </li>
      ))}
    </ul>
  );
}

/** The rest in one line: own words where there are some, else what it is and when it was made. */
function Facts({ machine }: { machine: MachineCard }) {
  const t = useTexts();
  const { fleetNumber, ownName, site, hours, type, manufactureDate } = machine;
  const own = joined(fleetNumber && ownName, hours === null ? null : t('hoursCount', { count: hours }), site);
  return (
    <p
      lang={own === '' ? (machine.typeLang ?? undefined) : undefined}
      className="figures truncate text-12 text-ink-soft"
    >
      {own === '' ? joined(manufactureDate?.slice(0, 4) ?? null, type) : own}
    </p>
  );
}

const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' · ');
