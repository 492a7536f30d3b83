// The first version of each page for everybody, out of HTML files that people can read and compare: a heading, then the text.
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@outrigger/contract';
import { SUFFIX_OF } from './localized-name.ts';

const PAGES = ['about', 'help', 'cookies', 'privacy', 'terms'];
const FIRST = { version: '2026-11', starts_at: '2026-11-01T00:00:00Z' };
const HEADED = /^<h1>([^<]+)<\/h1>\n([^]+)$/;

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function readPage(directory: string, page: string): Promise<string> {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const [, name = '', body = ''] =
        HEADED.exec(await readFile(`${directory}/${page}.${language}.html`, 'utf8')) ?? [];
      return { name, body: body.trim() };
    }),
  );
  const columns = [...texts.map(({ name }) => name), ...texts.map(({ body }) => body)];
  return [page, FIRST.version, FIRST.starts_at, ...columns].map(cell).join(',');
}

/** Rows of page_versions as a CSV file. */
export async function readFirstPages(directory: string): Promise<string> {
  const head = ['name', 'body'].flatMap((stem) => LANGUAGES.map((one) => `${stem}_${SUFFIX_OF[one]}`));
  const rows = await Promise.all(PAGES.map((page) => readPage(directory, page)));
  return `${[['page', ...Object.keys(FIRST), ...head].join(','), ...rows].join('\n')}\n`;
}
