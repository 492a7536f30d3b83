// The mark by which a row, a figure or a part is reported, and under it what became of the person's reports.
import { Flag } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ReportsContext } from './reports-context.ts';
import { type ReportedPlace, reportsOf } from './row-reports.data.ts';
import { useTexts } from './row-reports.texts.ts';

// Few rows have any.
const ReportStates = lazy(async () => ({ default: (await import('./report-states.tsx')).ReportStates }));

type ReportWrongProps = {
  place: Omit<ReportedPlace, 'hostId'>;
  /** `icon` in dense rows, `words` where there is room, `button` beside other buttons. */
  look: 'icon' | 'words' | 'button';
};

export function ReportWrong({ place, look }: ReportWrongProps) {
  const shared = use(ReportsContext);
  if (!shared) return null;
  const whole = { ...place, hostId: shared.hostId };
  const own = reportsOf(shared.reports, whole);
  return (
    <>
      <Mark look={look} name={place.name} onPress={(pressed) => shared.open(whole, pressed)} />
      {own.length > 0 && (
        <Suspense>
          <ReportStates reports={own} />
        </Suspense>
      )}
    </>
  );
}

type MarkProps = { look: ReportWrongProps['look']; name: string; onPress: (pressed: HTMLElement) => void };

function Mark({ look, name, onPress }: MarkProps) {
  const t = useTexts();
  const label = t('reportNamed', { name });
  if (look === 'button') {
    return (
      <Button
        size="small"
        kind="quiet"
        className="w-fit print:hidden"
        icon={<Flag aria-hidden="true" className="size-4" />}
        aria-label={label}
        onClick={(event) => onPress(event.currentTarget)}
      >
        {t('report')}
      </Button>
    );
  }
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={(event) => onPress(event.currentTarget)}
      className={classNames(
        'reach relative z-1 inline-flex min-h-6 min-w-6 items-center gap-1 rounded-inner text-12 text-ink-soft hover:text-ink hover:underline print:hidden',
        look === 'icon' && '-my-1 justify-center touch:-mx-2.5 touch:min-w-control',
      )}
    >
      <Flag aria-hidden="true" className="size-3.5 shrink-0" />
      {look === 'words' && t('report')}
    </button>
  );
}
