// Tells whoever applied for a sub-account that the parts desk turned it down, and why (product §4).
import { languageFrom } from '@outrigger/contract';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { decidedTexts } from './decided-texts.ts';
import { readApplicant } from './sub-accounts.reads.ts';

/** The name of the job in the outbox. */
export const REFUSED_JOB = 'mail refused sub-account';

/** The job: written in the language of whoever applied; bears being done twice. */
export async function mailRefused(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const to = await readApplicant(shop.db, Number(facts['userId']));
  if (!to) return;
  const language = languageFrom(to.language);
  const said = decidedTexts[language].refused;
  const fill = (text: string): string => text.replace('{username}', () => to.username);
  const letter = writeLetter({
    language,
    subject: fill(said.subject),
    lines: [fill(said.text), typeof facts['reason'] === 'string' ? facts['reason'] : ''],
    link: { label: decidedTexts[language].link, url: `${shop.config.publicUrl}/subaccount` },
  });
  await shop.messenger.send({ channel: 'mail', to: to.email, language, ...letter });
}
