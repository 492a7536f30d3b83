// Questions of the help by subject, folded; where some words are looked for, those that hold them.
import { useMemo } from 'react';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PageText, readPage, wordsOf } from '../../ui/text/page-html.tsx';
import { answering, type Subject, subjectsOf } from './help.rules.ts';

type Page = ReturnType<typeof readPage>;

/** The help as subjects with their questions, of which those with the words asked for are found. */
export function useSubjects(html: string, asked: string) {
  const { page, pieces, subjects } = useMemo(() => {
    const read = readPage(html).filter((piece) => typeof piece !== 'string' || piece.trim() !== '');
    const marked = read.map((piece) => ({
      mark: typeof piece === 'string' ? undefined : piece.mark,
      words: wordsOf(piece),
    }));
    return { page: read, pieces: marked, subjects: subjectsOf(marked) };
  }, [html]);
  return { page, found: answering(subjects, pieces, asked) };
}

type HelpSubjectsProps = { html: string; lang: string; asked?: string };

export function HelpSubjects({ html, lang, asked = '' }: HelpSubjectsProps) {
  const { page, found } = useSubjects(html, asked);
  return (
    <div lang={lang} className="grid gap-6">
      {found.map((subject) => (
        <SubjectPart key={`${subject.name} ${asked}`} subject={subject} page={page} isFound={asked !== ''} />
      ))}
    </div>
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
