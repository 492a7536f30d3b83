// Help and FAQ (spec §2): questions by subject, folded, found by the words of question and answer.
import { htmlLangOf } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageText, readPage, wordsOf } from '../../ui/text/page-html.tsx';
import { answering, type Subject, subjectsOf } from './help.rules.ts';
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

type Page = ReturnType<typeof readPage>;

function useHelp(html: string) {
  return useMemo(() => {
    const page = readPage(html).filter((piece) => typeof piece !== 'string' || piece.trim() !== '');
    const pieces = page.map((piece) => ({
      mark: typeof piece === 'string' ? undefined : piece.mark,
      words: wordsOf(piece),
    }));
    return { page, pieces, subjects: subjectsOf(pieces) };
  }, [html]);
}

function Help({ page: { body, bodyLang } }: { page: ShopPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { q = '' } = useSearch({ from: '/help' });
  const [typed, setTyped] = useState(q);
  const asked = useDeferredValue(typed.trim());
  const { page, pieces, subjects } = useHelp(body);
  const found = answering(subjects, pieces, asked);
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
      <div lang={bodyLang ?? htmlLangOf(language)} className="grid gap-6">
        {found.map((subject) => (
          <SubjectPart key={`${subject.name} ${asked}`} subject={subject} page={page} isFound={asked !== ''} />
        ))}
      </div>
      {count === 0 && <EmptyState title={t('noAnswer')} text={t('noAnswerText')} />}
      <Anchor href="/contact" className={`${buttonLook('secondary')} justify-self-start`}>
        {t('contact')}
      </Anchor>
    </>
  );
}

type SubjectProps = { subject: Subject; page: Page; isFound: boolean };

/** Few answers that were looked for stand open. */
const FEW = 3;

function SubjectPart({ subject: { name, questions }, page, isFound }: SubjectProps) {
  return (
    <section className="grid gap-1">
      <h2 className="font-semibold text-20">{name}</h2>
      <div className="rounded-box border border-line bg-surface px-3">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question} isOpenAtFirst={isFound && questions.length <= FEW}>
            <div className="page-text text-ink">
              <PageText pieces={answer.flatMap((at) => page[at] ?? [])} />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
