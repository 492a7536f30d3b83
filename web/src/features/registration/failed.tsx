// Why a step failed, in the server's words, above the button that sends it again.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';

export function Failed({ error }: { error: unknown }) {
  const wordsOf = useFailureWords();
  if (!error) return null;
  const { title, text } = wordsOf(error);
  return <ErrorState title={title} meaning={text} />;
}
