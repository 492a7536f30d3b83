// The readers of the newsletter as a file for the program that sends it (product §8): an address stands in it only while it is wanted.
import type { SignedInContext } from '../../platform/context.ts';
import { Served } from '../../platform/http/serve.ts';
import { CSV_MARK, csvOf } from '../../platform/text-files/csv.rules.ts';
import { type NarrowedReaders, readAllReaders } from './newsletter.reads.ts';

const HEAD = ['email', 'language', 'confirmed'];

/** Address, language as the world names it, and day of confirmation. */
export async function exportReaders({ db }: SignedInContext, narrowed: NarrowedReaders): Promise<Served> {
  const readers = await readAllReaders(db, narrowed);
  const rows = readers.map(({ email, language, confirmedAt }) => [
    email,
    // The wire calls French fa; other programs do not.
    language === 'fa' ? 'fr' : language,
    confirmedAt.slice(0, 10),
  ]);
  const text = `${CSV_MARK}${csvOf([HEAD, ...rows])}`;
  return new Served(Buffer.from(text), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter-readers.csv"',
    'cache-control': 'no-store',
  });
}
