// The machine strip (design: the signature of the shop): the chosen machine in sight on every screen, to change or to drop.
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { type ChosenMachine, dropMachine, type Proof } from '../../client/chosen-machine.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPiece } from '../chunks.ts';

const MachinePicture = lazyPiece(
  async () => (await import('../../features/machines/machine-picture.tsx')).MachinePicture,
);
const useTexts = textsOf<keyof typeof en>('app');
const PROOF_KEYS = {
  asBuilt: 'proofAsBuilt',
  option: 'proofOption',
  range: 'proofRange',
  model: 'proofModel',
  none: 'proofNone',
} as const satisfies Record<Proof, keyof typeof en>;

/** The file's name below the static area, as machine cards carry it. */
function imageOf(pictureUrl: string | undefined): string | null {
  return pictureUrl?.replace('/static/product/', '') ?? null;
}

export function MachineStrip({ machine }: { machine: ChosenMachine }) {
  const t = useTexts();
  return (
    <section
      aria-label={t('machine')}
      className="sticky top-0 z-20 border-line border-b border-l-4 border-l-brand bg-surface px-3 py-2 print:hidden"
    >
      <div className="mx-auto flex max-w-[90rem] items-center gap-3">
        <Suspense fallback={<span className="h-11 w-15 shrink-0" />}>
          <MachinePicture machine={{ image: imageOf(machine.pictureUrl), type: machine.type }} className="h-11 w-15" />
        </Suspense>
        <div className="min-w-0 flex-1 leading-tight">
          <Anchor
            href={`/historyPartsList?hostId=${machine.hostId}`}
            className="block truncate rounded-inner font-semibold hover:underline"
          >
            {machine.model}
            {machine.ownName && <span className="font-normal text-ink-soft"> · {machine.ownName}</span>}
          </Anchor>
          <p className="truncate text-14 text-ink-soft">
            <span className="font-mono text-ink">{machine.serialNumber}</span> ·{' '}
            <span className="sr-only">{t('proof')} </span>
            {t(PROOF_KEYS[machine.proof])}
          </p>
        </div>
        <Anchor href="/history" className={buttonLook('secondary', 'small')}>
          {t('machineChange')}
        </Anchor>
        <IconButton
          label={t('machineDrop', { serial: machine.serialNumber })}
          icon={<X aria-hidden="true" />}
          onClick={dropMachine}
        />
      </div>
    </section>
  );
}
