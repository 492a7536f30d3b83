// Asks for suggestions on behalf of the header's search box, which loads this with the first letter, so that no page pays for it before.
import { useEffect } from 'react';
import { type Suggestions, useSuggestions } from './use-suggestions.tsx';

export function Suggester({ text, onAnswer }: { text: string; onAnswer: (answer: Suggestions) => void }) {
  const answer = useSuggestions(text);
  useEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
