// The contact form, open to visitors (spec §2 Contact, §5 Contact form).
import { limits } from '@outrigger/contract';
import { QUESTION_TYPES } from '@outrigger/contract/calls/feedback.ts';
import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useOneSend } from '../../client/api/use-one-send.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useSendFeedback } from './contact.data.ts';
import { RegionContacts } from './region-contacts.tsx';
import { checkContact, type ContactField, type ContactProblem } from './contact.rules.ts';
import { useTexts } from './contact.texts.ts';

export function ContactScreen() {
  const t = useTexts();
  const send = useSendFeedback();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Card>
        {send.isSuccess ? (
          <div className="grid gap-4">
            <Notice
              role="status"
              tone="good"
              icon={<CircleCheck aria-hidden="true" />}
              title={t('sent')}
              text={t('sentText')}
            />
            <Button className="justify-self-start" onClick={() => send.reset()}>
              {t('another')}
            </Button>
          </div>
        ) : (
          <ContactForm send={send} />
        )}
      </Card>
      <RegionContacts />
    </div>
  );
}

/** Who is signed in need not say who he is, and unknown part codes come with their question. */
function useBeginning(): Record<ContactField, string> {
  const t = useTexts();
  const user = useStore(session)?.user;
  const { codes } = useSearch({ from: '/contact' });
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const asked = codes
    ? { questionType: '2', subject: t('codesSubject'), message: t('codesMessage', { codes }) }
    : { questionType: '', subject: '', message: '' };
  return { name, email: user?.email ?? '', phone: user?.phone ?? '', ...asked };
}

function ContactForm({ send }: { send: ReturnType<typeof useSendFeedback> }) {
  const t = useTexts();
  const say = useFailureWords();
  const sendOnce = useOneSend(send);
  const form = useForm<ContactField, ContactProblem>(useBeginning(), checkContact);
  const field = (name: ContactField) => {
    const problem = form.shown(name);
    return { label: t(name), ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const submit = form.submit(({ questionType, ...texts }) => {
    const type = QUESTION_TYPES.find((one) => String(one) === questionType);
    if (type) sendOnce({ ...texts, questionType: type });
  });
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2" onSubmit={submit}>
      <TextField autoComplete="name" maxLength={200} {...field('name')} />
      <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextField type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
      <SelectField
        emptyLabel={t('chooseType')}
        options={QUESTION_TYPES.map((type) => ({ value: String(type), label: t(`type${type}`) }))}
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
