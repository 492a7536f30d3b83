// The company's own machines that a notice is about, each with the way to its parts list.
import { Anchor } from '../../ui/anchor.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import type { Notice } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

export function ConcernedMachines({ machines }: Pick<Notice, 'machines'>) {
  const t = useTexts();
  if (machines.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('machines', { count: machines.length })} text={t('machinesText')} />
      <ul className="-mx-3">
        {machines.map(({ hostId, serialNumber, model, fleetNumber }) => (
          <li key={hostId}>
            <Anchor
              href={`/historyPartsList?hostId=${hostId}`}
              className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-1 rounded-inner px-3 py-1.5 hover:bg-hover"
            >
              <span className="font-mono font-semibold">{serialNumber}</span>
              <span>{model}</span>
              {fleetNumber !== null && <span className="text-ink-soft">{t('fleet', { number: fleetNumber })}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
