// The facts of a manual while somebody types them, and what is wrong with them.
import { useForm } from '../../../ui/fields/use-form.ts';
import type { ManualToEdit } from './manual-desk.data.ts';

const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;

const NEW = {
  code: '',
  language: 'en' as string,
  kind: 'service' as string,
  revision: '',
  publishedOn: '',
  en: '',
  es: '',
  pt: '',
  fa: '',
  zh: '',
};

const orEmpty = (text: string | null): string => text ?? '';

function typedOf({ code, language, kind, revision, publishedOn, titles }: ManualToEdit): typeof NEW {
  return {
    code,
    language,
    kind,
    revision: orEmpty(revision),
    publishedOn: orEmpty(publishedOn),
    en: titles.en,
    es: orEmpty(titles.es),
    pt: orEmpty(titles.pt),
    fa: orEmpty(titles.fa),
    zh: orEmpty(titles.zh),
  };
}

/** What is typed of a manual, from what is known of it. */
export function useManualForm(manual: ManualToEdit | null) {
  const given = manual ? typedOf(manual) : NEW;
  return useForm<keyof typeof NEW, 'codeWrong' | 'titleMissing'>(given, ({ code, en }) => ({
    code: CODE.test(code.trim()) ? undefined : 'codeWrong',
    en: en.trim() === '' ? 'titleMissing' : undefined,
  }));
}

/** The form of a manual. */
export type ManualFormState = ReturnType<typeof useManualForm>;
