// The machines opened last as tiles, for the start page (spec §2 /home; design: line art is the ornament).
import type { MachineCard } from '@outrigger/contract';
import { Anchor } from '../../../ui/anchor.tsx';
import { MachinePicture } from '../machine-picture.tsx';
import { partsListHref } from '../machines.data.ts';

export function MachineTiles({ machines }: { machines: readonly MachineCard[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] sm:gap-3">
      {machines.map((machine) => (
        <li key={machine.hostId}>
          <Anchor
            href={partsListHref(machine)}
            className="flex h-full items-center gap-3 rounded-box border border-line bg-surface p-2 hover:border-line-strong hover:bg-hover sm:flex-col sm:items-stretch sm:gap-2 sm:p-3"
          >
            <MachinePicture machine={machine} className="h-16 w-22 sm:h-32 sm:w-full" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">
                {[machine.fleetNumber ?? machine.ownName, machine.model].filter(Boolean).join(' · ')}
              </span>
              <span className="block break-all font-mono text-14">{machine.serialNumber}</span>
              <span className="block truncate text-14 text-ink-soft">
                {[machine.fleetNumber && machine.ownName, machine.site].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
