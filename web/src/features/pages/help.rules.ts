// The help as questions with their answers, and which of them hold some words (spec §2 help and FAQ).

/** Whatever marks a heading or text; a piece of the page. */
export interface Piece {
  /** 'h2' begins a subject, 'h3' a question; anything else belongs to the answer before it. */
  mark: string | undefined;
  words: string;
}

/** A question with the places of its answer's pieces on the page. */
export interface Question {
  question: string;
  answer: readonly number[];
}
/** Questions about one thing. */
export interface Subject {
  name: string;
  questions: readonly Question[];
}

/** Reads subjects out of the pieces of a page; what stands before the first question of a subject is no question. */
export function subjectsOf(pieces: readonly Piece[]): Subject[] {
  const subjects: { name: string; questions: { question: string; answer: number[] }[] }[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.mark === 'h2') subjects.push({ name: piece.words, questions: [] });
    else if (piece.mark === 'h3') subjects.at(-1)?.questions.push({ question: piece.words, answer: [] });
    else subjects.at(-1)?.questions.at(-1)?.answer.push(at);
  }
  return subjects.filter(({ questions }) => questions.length > 0);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those questions that hold every word, in themselves or their answer; where none of a subject does, its name counts too. All of them where nothing is asked. */
export function answering(subjects: readonly Subject[], pieces: readonly Piece[], asked: string): Subject[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const holds = ({ question, answer }: Question, name = ''): boolean => {
    const text = plain([name, question, ...answer.map((at) => pieces[at]?.words ?? '')].join(' '));
    return words.every((word) => text.includes(word));
  };
  return subjects
    .map(({ name, questions }) => {
      const own = questions.filter((one) => holds(one));
      return { name, questions: own.length > 0 ? own : questions.filter((one) => holds(one, name)) };
    })
    .filter(({ questions }) => questions.length > 0);
}
