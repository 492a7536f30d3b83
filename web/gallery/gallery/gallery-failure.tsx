// A question of the gallery that failed: refused, or lost and worth asking again.
import { useFailureWords } from '../../src/client/api/failure-words.ts';
import { Refused } from '../../src/client/api/failures.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorState } from '../../src/ui/states/error-state.tsx';
import { RefusedState } from '../../src/ui/states/refused-state.tsx';

export function GalleryFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { title, text } = useFailureWords()(error);
  if (error instanceof Refused && (error.status === 401 || error.status === 403))
    return <RefusedState title={title} text={text} />;
  return <ErrorState title={title} meaning={text} action={<Button onClick={retry}>Load again</Button>} />;
}
