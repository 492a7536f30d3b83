// The fields of a message to the parts desk (spec §5 Contact form); feedback on products and the shop asks nothing that is known.
import { limits } from '@outrigger/contract';
import { QUESTION_TYPES } from '@outrigger/contract/calls/feedback.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useOneSend } from '../../client/api/use-one-send.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { useSendFeedback } from './contact.data.ts';
import { checkContact, type ContactField, type ContactProblem } from './contact.rules.ts';
import { useTexts } from './contact.texts.ts';

/** Of feedback: products, a suggestion for the site, trouble with it (spec §9). */
const FEEDBACK_TYPES = [3, 4, 5] as const;

/** Who is signed in need not say who he is, and unknown part codes come with their question. */
function useBeginning(): Record<ContactField, string> {
  const t = useTexts();
  const user = useStore(session)?.user;
  const { codes, form } = useSearch({ from: '/contact' });
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const asked =
    codes && form === undefined
      ? { questionType: '2', subject: t('codesSubject'), message: t('codesMessage', { codes }) }
      : { questionType: '', subject: '', message: '' };
  return { name, email: user?.email ?? '', phone: user?.phone ?? '', ...asked };
}

type ContactFormProps = { send: ReturnType<typeof useSendFeedback>; isFeedback: boolean };

export function ContactForm({ send, isFeedback }: ContactFormProps) {
  const t = useTexts();
  const say = useFailureWords();
  const sendOnce = useOneSend(send);
  const [first] = useState(useBeginning());
  const form = useForm<ContactField, ContactProblem>(first, checkContact);
  const types: readonly (typeof QUESTION_TYPES)[number][] = isFeedback ? FEEDBACK_TYPES : QUESTION_TYPES;
  const missing = checkContact(first);
  const isAsked = (name: 'name' | 'email' | 'phone') => !isFeedback || missing[name] !== undefined;
  const field = (name: ContactField) => {
    const problem = form.shown(name);
    return { label: t(name), ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const submit = form.submit(({ questionType, ...texts }) => {
    const type = types.find((one) => String(one) === questionType);
    if (type) sendOnce({ ...texts, questionType: type });
  });
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2" onSubmit={submit}>
      {isAsked('name') && <TextField autoComplete="name" maxLength={200} {...field('name')} />}
      {isAsked('email') && (
        <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...field('email')} />
      )}
      {isAsked('phone') && (
        <TextField type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
      )}
      <SelectField
        emptyLabel={t('chooseType')}
        options={types.map((type) => ({ value: String(type), label: t(`type${type}`) }))}
        {...field('questionType')}
      />
      <TextField className="sm:col-span-2" maxLength={200} {...field('subject')} />
      <TextAreaField className="sm:col-span-2" rows={6} maxLength={limits.longTextMax} {...field('message')} />
      {send.error && (
        <div className="sm:col-span-2">
          <ErrorState title={t('failed')} meaning={say(send.error).text} />
        </div>
      )}
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={send.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
