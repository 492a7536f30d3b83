// What a figure is called while somebody types it, and what is wrong with that.
import { FIGURE_CODE } from '@outrigger/contract';
import { useForm } from '../../../../ui/fields/use-form.ts';
import type { FigureFacts } from './figure-facts.data.ts';

const NEW = { code: '', en: '', es: '', pt: '', fa: '', zh: '' };

function typedOf({ code, names }: FigureFacts): typeof NEW {
  const { en, es, pt, fa, zh } = names;
  return { code, en, es: es ?? '', pt: pt ?? '', fa: fa ?? '', zh: zh ?? '' };
}

/** What is typed of a figure, from what is known of it. */
export const useFigureForm = (figure: FigureFacts | null) =>
  useForm<keyof typeof NEW, 'codeWrong' | 'nameMissing'>(figure ? typedOf(figure) : NEW, ({ code, en }) => ({
    code: FIGURE_CODE.test(code.trim()) ? undefined : 'codeWrong',
    en: en.trim() === '' ? 'nameMissing' : undefined,
  }));

/** The form of a figure. */
export type FigureFormState = ReturnType<typeof useFigureForm>;
