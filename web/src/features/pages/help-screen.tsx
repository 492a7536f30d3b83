// Help and FAQ (spec §2): questions by subject, folded, found by the words of question and answer.
import { htmlLangOf } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useLanguage } from '../../client/texts.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useHelpLinks } from '../content/content.data.ts';
import { HelpSubjects, useSubjects } from './help-subjects.tsx';
import { PageFrame } from './page-frame.tsx';
import type { ShopPage } from './pages.data.ts';
import { useTexts } from './pages.texts.ts';

export function HelpScreen() {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <PageFrame page="help">{(page) => <Help page={page} />}</PageFrame>
    </div>
  );
}

function Help({ page: { body, bodyLang } }: { page: ShopPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { q = '' } = useSearch({ from: '/help' });
  const [typed, setTyped] = useState(q);
  const asked = useDeferredValue(typed.trim());
  const { found } = useSubjects(body, asked);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <search>
        <TextField
          type="search"
          label={t('searchHelp')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p role="status" className="sr-only">
        {asked !== '' && t('answers', { count })}
      </p>
      <HelpSubjects html={body} lang={bodyLang ?? htmlLangOf(language)} asked={asked} />
      <MoreHelp />
      {count === 0 && <EmptyState title={t('noAnswer')} text={t('noAnswerText')} />}
      <Anchor href="/contact" className={`${buttonLook('secondary')} justify-self-start`}>
        {t('contact')}
      </Anchor>
    </>
  );
}

/** Where the parts desk says that more help is; the help itself is open already. */
function MoreHelp() {
  const t = useTexts();
  const links = useHelpLinks().filter(({ link }) => link !== '/help');
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="help-more" className="grid gap-1">
      <h2 id="help-more" className="font-semibold text-20">
        {t('steps')}
      </h2>
      <ul className="rounded-box border border-line bg-surface px-3">
        {links.map(({ text, textLang, link }) => (
          <li key={`${link} ${text}`} className="border-line border-b last:border-b-0">
            <TextLink href={link} lang={textLang ?? undefined} className="flex min-h-control items-center">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
