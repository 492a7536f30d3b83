// The machine strip (design: the signature of the shop): the chosen machine in sight on every screen, to change or to drop.
import { Repeat, X } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { type ChosenMachine, dropMachine, type Proof } from '../../client/chosen-machine.ts';
import { useMachineChoicePath } from '../../client/address/machine-choice-path.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPiece } from '../chunks.ts';

const MachinePicture = lazyPiece(
  async () => (await import('../../features/machines/machine-picture.tsx')).MachinePicture,
);
const loadSwitch = () => import('../../features/machines/switch/machine-switch.tsx');
const MachineSwitch = lazyPiece(async () => (await loadSwitch()).MachineSwitch);
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
  const own = useToldHeight();
  return (
    <section
      ref={own}
      aria-label={t('machine')}
      className="sticky low:static top-(--below-bar) z-20 border-line border-b bg-surface print:hidden"
    >
      <div className="relative mx-auto flex max-w-[90rem] items-center gap-2 px-4 py-2 before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-brand sm:gap-3">
        <Suspense fallback={<span className="h-11 w-15 shrink-0" />}>
          <MachinePicture machine={{ image: imageOf(machine.pictureUrl), type: machine.type }} className="h-11 w-15" />
        </Suspense>
        <Words machine={machine} />
        <Change />
        <IconButton
          label={t('machineDrop', { serial: machine.serialNumber })}
          icon={<X aria-hidden="true" />}
          onClick={dropMachine}
        />
      </div>
    </section>
  );
}

/** Opens the switcher; what it holds comes with the first sign of intent. */
function Change() {
  const t = useTexts();
  const way = useMachineChoicePath();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadSwitch().catch(() => undefined);
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('machineChange')}
        title={t('machineChange')}
        className={`${buttonLook('secondary', 'small')} max-sm:size-control max-sm:p-0!`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
      >
        <Repeat aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{t('machineChange')}</span>
      </button>
      {isWanted && (
        <Suspense>
          <MachineSwitch {...{ anchor, isOpen, setOpen }} allHref={way} />
        </Suspense>
      )}
    </>
  );
}

/** Model and serial number are never cut: they wrap where the line ends; the own name gives way, the proof takes a line of its own. */
function Words({ machine }: { machine: ChosenMachine }) {
  const t = useTexts();
  return (
    <div className="min-w-0 flex-1 leading-tight">
      <Anchor
        href={`/historyPartsList?hostId=${machine.hostId}`}
        className="reach reach-down flex rounded-inner font-semibold hover:underline"
      >
        <span className="wrap-anywhere max-w-full shrink-0">{machine.model}</span>
        {machine.ownName && (
          <span className="min-w-0 truncate whitespace-pre font-normal text-ink-soft"> · {machine.ownName}</span>
        )}
      </Anchor>
      <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
        <span className="wrap-anywhere max-w-full font-mono text-ink">{machine.serialNumber}</span>
        <span>
          {t('proof')} {t(PROOF_KEYS[machine.proof])}
        </span>
      </p>
    </div>
  );
}

/** Tells what sticks below the strip how high it is. */
function useToldHeight() {
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const strip = own.current;
    if (!strip || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty('--strip', `calc(var(--below-bar) + ${strip.offsetHeight}px)`),
    );
    watch.observe(strip);
    return () => {
      watch.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
  return own;
}
