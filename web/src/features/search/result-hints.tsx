// What is said above the hits of a group: only similar words, only some of them, parts of a model first, or a model alone (product §5 Search).
import { Cog, Info, SpellCheck } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import type { Found } from './search.data.ts';
import { useTexts } from './search.texts.ts';

const GUESSES = {
  nameTypo: { title: 'typoTitle', text: 'typoText', icon: <SpellCheck aria-hidden="true" /> },
  someWords: { title: 'someTitle', text: 'someText', icon: <Info aria-hidden="true" /> },
} as const;

/** Where only similar words were found, or not all of them, it says so. */
export function GuessHint({ found, keyword }: { found: Found; keyword: string }) {
  const t = useTexts();
  const guesses = found.items.map(({ foundBy }) =>
    foundBy in GUESSES ? GUESSES[foundBy as keyof typeof GUESSES] : null,
  );
  const [guess] = guesses;
  if (!guess || guesses.some((one) => one !== guess)) return null;
  const { title, text, icon } = guess;
  return <Notice tone="wait" role="status" icon={icon} title={t(title, { keyword })} text={t(text)} />;
}

/** Where a model was typed beside what is looked for, it says whose parts come first, or that there are none of it. */
export function ModelHint({ found }: { found: Found }) {
  const t = useTexts();
  const { model, items, page } = found;
  if (model === null || page > 1 || items[0]?.kind !== 'part') return null;
  const isAny = items.some((hit) => hit.inBookOf !== undefined);
  return (
    <Notice
      tone={isAny ? 'calm' : 'wait'}
      role="status"
      icon={<Cog aria-hidden="true" />}
      title={t(isAny ? 'modelTitle' : 'modelNoneTitle', { model })}
      text={t(isAny ? 'modelText' : 'modelNoneText')}
    />
  );
}

/** Where a model was found and nothing of what was typed beside it, it says so. */
export function RestHint({ found: { restMissed } }: { found: Found }) {
  const t = useTexts();
  if (restMissed === null) return null;
  return (
    <Notice
      tone="wait"
      role="status"
      icon={<Info aria-hidden="true" />}
      title={t('restTitle', { rest: restMissed })}
      text={t('restText')}
    />
  );
}
