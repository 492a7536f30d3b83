// Numbers read off the picture on the device, each proposed as a hotspot and confirmed by a person (product §8).
import { ScanText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadPicture } from '../../../client/api/use-product-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import { makeScanner } from '../../scan/index.ts';
import { useTexts } from './figure-desk.texts.ts';
import type { Hotspots } from './use-hotspots.ts';

type State =
  | { is: 'idle' }
  | { is: 'reading'; share: number | null }
  | { is: 'read'; found: number }
  | { is: 'failed' };

export function Proposals({ file, work }: { file: string; work: Hotspots }) {
  const t = useTexts();
  const [scanner] = useState(makeScanner);
  const [state, setState] = useState<State>({ is: 'idle' });
  useEffect(() => () => scanner.stop(), [scanner]);
  const proposed = work.spots.filter(({ isProposed }) => isProposed).length;
  const read = async () => {
    setState({ is: 'reading', share: null });
    const picture = await loadPicture(file, new AbortController().signal);
    const numbers = await scanner.readCallouts(picture, ({ step, share }) =>
      setState({ is: 'reading', share: step === 'loading' ? share : null }),
    );
    setState({ is: 'read', found: work.propose(numbers) });
  };
  const start = () =>
    void read().catch((error: unknown) => {
      console.warn('the numbers could not be read', error);
      setState({ is: 'failed' });
    });
  return (
    <section aria-label={t('proposals')} className="grid gap-2">
      {state.is === 'reading' ? (
        <ProgressBar
          label={t('reading')}
          share={state.share}
          action={
            <Button
              onClick={() => {
                scanner.stop();
                setState({ is: 'idle' });
              }}
            >
              {t('cancel')}
            </Button>
          }
        />
      ) : (
        <Button icon={<ScanText aria-hidden="true" className="size-4" />} onClick={start}>
          {t('readNumbers')}
        </Button>
      )}
      <p role="status" className="text-14 text-ink-soft">
        {state.is === 'failed' && t('readFailed')}
        {state.is === 'read' && t('proposed', { count: state.found })}
        {state.is === 'idle' && t('readHelp')}
      </p>
      {proposed > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={work.confirmAll}>{t('confirmAll', { count: proposed })}</Button>
          <Button kind="quiet" onClick={work.dropProposals}>
            {t('dropProposals')}
          </Button>
        </div>
      )}
    </section>
  );
}
