// What every list of the parts desk says and does alike (product §8): its words besides its own, what a failure means, its pages.
import { limits } from '@outrigger/contract';
import type en from '../locales/en/desk.json';
import { useFailureWords } from './api/failure-words.ts';
import { textsOf } from './texts.ts';

/** Says a text that the lists of the parts desk share. */
export const useDeskTexts = textsOf<keyof typeof en>('desk');

type OwnWords = Record<'title' | 'lead' | 'failed', string>;
type Filter = Record<string, string | undefined>;

/** What the pages of a table say. */
export function usePageWords() {
  const t = useDeskTexts();
  return {
    pages: t('pages'),
    previous: t('previous'),
    next: t('next'),
    page: (at: number) => t('page', { page: at }),
    rowsPerPage: t('rowsPerPage'),
  };
}

/** What the frame of a list is told besides its rows and pages. */
export function useDeskList(own: OwnWords) {
  const t = useDeskTexts();
  const wordsOf = useFailureWords();
  const words = { ...own, office: t('office'), retry: t('retry'), ...usePageWords() };
  return { words, meaningOf: (error: unknown) => wordsOf(error).text };
}

/** The address of a list with what it is narrowed by; empty values, the first page and the usual size are left out. */
export function deskHref(path: string, filter: Filter, page = 1, pageSize: number = limits.tablePageSize): string {
  const asked = Object.entries(filter).filter((one): one is [string, string] => Boolean(one[1]));
  const query = new URLSearchParams(asked);
  if (page > 1) query.set('page', String(page));
  if (pageSize !== limits.tablePageSize) query.set('pageSize', String(pageSize));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The pages of a list as its frame is told of them. */
export const deskPages = (path: string, asked: { page: number; pageSize: number }, filter: Filter = {}) => ({
  at: asked.page,
  size: asked.pageSize,
  sizes: limits.tablePageSizes,
  hrefOf: (page: number, pageSize: number) => deskHref(path, filter, page, pageSize),
});
