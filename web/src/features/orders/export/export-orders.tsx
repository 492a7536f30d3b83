// Saves the orders that the list shows as a file, with how far it is and a way to stop (spec §2 My orders).
import type { ExportFormat } from '@outrigger/contract/calls/order-export.ts';
import { CircleCheck, Download, X } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { NoAnswer } from '../../../client/api/failures.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { ExportAsked, HowFar } from './export.data.ts';
import { useTexts } from './export.texts.ts';
import { type ExportState, PickFormat, useExport } from './use-export.ts';

const loadPopup = () => import('./export-popup.tsx');
const ExportPopup = lazy(async () => ({ default: (await loadPopup()).ExportPopup }));

type ExportProps = {
  title: string;
  asked: Omit<ExportAsked, 'format'>;
  isOffered: boolean;
  /** What else is done with the list. */
  more?: ReactNode;
};

/** The head of the list: its title, the button, and below them what becomes of the file. */
export function ListHeadWithExport({ title, asked, isOffered, more }: ExportProps) {
  const { state, start, stop } = useExport();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="font-semibold text-28">{title}</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          {more}
          {isOffered && (
            <ExportMenu isBusy={state.is === 'running'} onPick={(format) => void start({ ...asked, format })} />
          )}
        </div>
      </div>
      <div role="status" className="text-ink-soft empty:hidden print:hidden">
        <Progress state={state} stop={stop} />
      </div>
      {state.is === 'failed' && <Failure error={state.error} again={() => void start(state.asked)} />}
    </div>
  );
}

function ExportMenu({ isBusy, onPick }: { isBusy: boolean; onPick: (format: ExportFormat) => void }) {
  const t = useTexts();
  return (
    <PickFormat value={onPick}>
      <Menu
        label={t('exportAs')}
        align="end"
        popup={ExportPopup}
        prepare={() => void loadPopup()}
        trigger={(props) => (
          <Button
            {...props}
            className="print:hidden"
            isBusy={isBusy}
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {t('export')}
          </Button>
        )}
      />
    </PickFormat>
  );
}

function Progress({ state, stop }: { state: ExportState; stop: () => void }) {
  const t = useTexts();
  if (state.is === 'running') return <Running far={state.far} stop={stop} />;
  if (state.is === 'stopped') return t('stopped');
  return (
    state.is === 'saved' && (
      <span className="flex items-center gap-2">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
        <span className="wrap-anywhere">{t('saved', { name: state.name })}</span>
      </span>
    )
  );
}

/** By lines where they can be told, else by what has come. */
function Running({ far, stop }: { far: HowFar | null; stop: () => void }) {
  const t = useTexts();
  const { number } = useFormats();
  const end = (
    <Button size="small" icon={<X aria-hidden="true" className="size-4" />} onClick={stop}>
      {t('stop')}
    </Button>
  );
  if (far?.lines != null && far.all > 0)
    return (
      <ProgressBar
        label={t('export')}
        share={far.lines / far.all}
        count={t('linesOf', { lines: number(far.lines), all: far.all })}
        action={end}
      />
    );
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="figures">{far ? received(far, t, number) : t('preparing')}</span>
      {end}
    </span>
  );
}

function received(
  { bytes, all }: HowFar,
  t: ReturnType<typeof useTexts>,
  number: ReturnType<typeof useFormats>['number'],
): string {
  const size = number(Math.ceil(bytes / 1024));
  return all > 0 ? t('receivedOf', { size, all }) : t('received', { size });
}

function Failure({ error, again }: { error: unknown; again: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const meaning = error instanceof NoAnswer && error.kind === 'unreachable' ? t('brokenOff') : say(error).text;
  return (
    <ErrorState title={t('failedTitle')} meaning={meaning} action={<Button onClick={again}>{t('again')}</Button>} />
  );
}
