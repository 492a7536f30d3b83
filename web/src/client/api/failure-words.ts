// Words for what went wrong (spec §8): a title, what it means, and what to do next, in the page's language.
import type en from '../../locales/en/failures.json';
import { NoAnswer, Refused } from './failures.ts';
import { type Say, textsOf } from '../texts.ts';

const useTexts = textsOf<keyof typeof en>('failures');

/** What a failure says to the person. */
export interface FailureWords {
  title: string;
  text: string;
}

function wordsOf(error: unknown, t: Say<keyof typeof en>): FailureWords {
  if (error instanceof NoAnswer) {
    const { kind, stake } = error;
    // Kept is what was typed, saved may be what was done: neither is said of what neither was.
    const isLess = stake === 'nothing' || (kind === 'offline' && stake === 'work');
    return { title: t(`${kind}Title`), text: t(isLess && kind !== 'unreachable' ? `${kind}Asking` : kind) };
  }
  if (!(error instanceof Refused)) return { title: t('pageTitle'), text: t('page') };
  if (error.reason === 'signInAgain') return { title: t('signInAgainTitle'), text: error.message };
  if (error.status === 404) return { title: t('requestError'), text: error.hasText ? error.message : t('noRecord') };
  // The server's own words begin with what happened, so no title says it before them.
  if (error.hasText) return { title: t('refusedTitle'), text: error.message };
  if (error.status >= 500) return { title: t('serverTitle'), text: t('server') };
  return { title: t('refusedTitle'), text: t('unknown', { status: error.status }) };
}

/** Gives the function that turns any caught error into words. */
export function useFailureWords(): (error: unknown) => FailureWords {
  const t = useTexts();
  return (error) => wordsOf(error, t);
}
