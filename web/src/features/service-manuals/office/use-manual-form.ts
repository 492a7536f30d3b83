// The facts of a manual while somebody types them, and what is wrong with them.
import { useForm } from '../../../ui/fields/use-form.ts';
import type { ManualToEdit } from './manual-desk.data.ts';

const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;

/** What is typed of a manual, from what is known of it. */
export function useManualForm(manual: ManualToEdit | null) {
  const given = {
    code: manual?.code ?? '',
    language: manual?.language ?? 'en',
    kind: manual?.kind ?? 'service',
    revision: manual?.revision ?? '',
    publishedOn: manual?.publishedOn ?? '',
    en: manual?.titles.en ?? '',
    es: manual?.titles.es ?? '',
    pt: manual?.titles.pt ?? '',
    fa: manual?.titles.fa ?? '',
    zh: manual?.titles.zh ?? '',
  };
  return useForm<keyof typeof given, 'codeWrong' | 'titleMissing'>(given, ({ code, en }) => ({
    code: CODE.test(code.trim()) ? undefined : 'codeWrong',
    en: en.trim() === '' ? 'titleMissing' : undefined,
  }));
}

/** The form of a manual. */
export type ManualFormState = ReturnType<typeof useManualForm>;
