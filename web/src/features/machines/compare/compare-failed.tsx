// Beside a choice of machine: what could not be read, in words that say what to do, and the way to ask again.
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { useTexts } from './compare.texts.ts';

export function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { text } = useFailureWords()(error);
  return (
    <div role="alert" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-bad">
      <p className="min-w-0">{text}</p>
      {!isRefused(error, 'machineNotFound') && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
