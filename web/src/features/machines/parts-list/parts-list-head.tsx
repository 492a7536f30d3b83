// What the parts list is of: the model, its family and date, options, and how many of its rows fit.
import type { PartRow } from '@outrigger/contract';
import { GitCompareArrows, QrCode } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import { usePaperPieces } from './lazy-table.ts';

// Whoever reads the list needs it in a moment; the list itself does not wait for it.
const TakeAlong = lazy(() =>
  import('../../away/index.ts').then(
    (door) => ({ default: door.TakeAlong }),
    () => ({ default: () => null }),
  ),
);

export function PartsListHead({ machine, rows }: { machine: Machine; rows: readonly PartRow[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const paper = usePaperPieces();
  const count = (verdict: PartRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const [fits, unknown, not] = [count('fits'), count('unknown'), count('doesNotFit')];
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="font-semibold text-28">{t('partsListOf', { model: machine.model })}</h1>
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          <span className="font-mono text-ink print:inline">{machine.serialNumber}</span>
          <span lang={machine.typeLang ?? undefined}>{machine.type}</span>
          {machine.manufactureDate && (
            <span className="break-keep">{t('built', { day: day(machine.manufactureDate) })}</span>
          )}
          {machine.options.length > 0 && (
            <span className="hidden print:inline">
              {t('options')} <span className="font-mono">{machine.options.map((one) => one.code).join(' ')}</span>
            </span>
          )}
        </p>
        {machine.options.length > 0 && <Options options={machine.options} />}
        <p className="figures text-14 text-ink-soft">
          {[
            fits > 0 && t('countFits', { count: fits }),
            not > 0 && t('countNot', { count: not }),
            unknown > 0 && t('countUnknown', { count: unknown }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Suspense fallback={<span className="h-control w-36" />}>
          <TakeAlong hostId={machine.hostId} serialNumber={machine.serialNumber} />
        </Suspense>
        <Anchor href={`/compare?hostId=${machine.hostId}`} className={buttonLook('secondary')}>
          <GitCompareArrows aria-hidden="true" className="size-4" />
          {t('compare')}
        </Anchor>
        <Anchor href={`/label?machine=${encodeURIComponent(machine.serialNumber)}`} className={buttonLook('secondary')}>
          <QrCode aria-hidden="true" className="size-4" />
          {t('label')}
        </Anchor>
        <ShareButton
          label={t('share')}
          copiedLabel={t('linkCopied')}
          title={`${machine.model} ${machine.serialNumber}`}
        />
        <div className="hidden desk:block">{paper && <paper.PrintButton />}</div>
      </div>
    </header>
  );
}

/** The codes as the nameplate has them; a press says what each of them is, with a finger and by keyboard as well. */
function Options({ options }: Pick<Machine, 'options'>) {
  const t = useTexts();
  return (
    <details className="w-fit max-w-full text-14 text-ink-soft print:hidden">
      <summary className="touch:min-h-control w-fit cursor-pointer rounded-inner">
        {t('options')} <span className="font-mono">{options.map((one) => one.code).join(' ')}</span>
      </summary>
      <ul className="flex flex-wrap gap-x-4 py-1">
        {options.map((one) => (
          <li key={one.code}>
            <span className="font-mono">{one.code}</span>{' '}
            <span lang={one.nameLang ?? undefined} className="text-ink">
              {one.name}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
