// The inquiry form beside the tools, open to visitors; a file goes with it once one is signed in (spec §3, §5, §9; product §2).
import { limits } from '@outrigger/contract';
import { BUSINESS_TYPES, INQUIRY_TOPICS, URGENCIES } from '@outrigger/contract/calls/service-tools.ts';
import { CircleCheck } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useOneSend } from '../../client/api/use-one-send.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { DocumentField, type UploadedFile, useAllSent } from '../uploads/index.ts';
import { checkInquiry, type InquiryField, type InquiryProblem } from './inquiry.rules.ts';
import { useSendInquiry } from './service-tools.data.ts';
import { useTexts } from './service-tools.texts.ts';

export function InquiryForm() {
  const t = useTexts();
  const send = useSendInquiry();
  if (send.isSuccess) {
    return (
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
    );
  }
  return <Fields send={send} />;
}

function useInquiryForm() {
  const user = useStore(session)?.user;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const own = { name, email: user?.email ?? '', phone: user?.phone ?? '' };
  const open = { businessType: '', topic: '', urgency: '', licencePlate: '', serialNumber: '', message: '' };
  return useForm<InquiryField, InquiryProblem>({ ...open, ...own }, checkInquiry);
}

function Fields({ send }: { send: ReturnType<typeof useSendInquiry> }) {
  const t = useTexts();
  const say = useFailureWords();
  const sendOnce = useOneSend(send);
  const form = useInquiryForm();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const sent = useAllSent();
  const field = (name: InquiryField) => {
    const problem = form.shown(name);
    return { label: t(name), ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  const choice = (
    name: 'businessType' | 'topic' | 'urgency',
    values: readonly (typeof BUSINESS_TYPES | typeof INQUIRY_TOPICS | typeof URGENCIES)[number][],
  ) => (
    <SelectField
      emptyLabel={t('chooseOne')}
      options={values.map((value) => ({ value, label: t(value === 'inquiry' ? 'inquiryTopic' : value) }))}
      {...field(name)}
    />
  );
  const submit = form.submit((values) => {
    const [businessType, topic, urgency] = [
      BUSINESS_TYPES.find((one) => one === values.businessType),
      INQUIRY_TOPICS.find((one) => one === values.topic),
      URGENCIES.find((one) => one === values.urgency),
    ];
    if (!sent.mayGo() || !businessType || !topic || !urgency) return;
    const { name, email, message } = values;
    const maybe = (text: string) => text.trim() || null;
    const rest = {
      phone: maybe(values.phone),
      licencePlate: maybe(values.licencePlate),
      serialNumber: maybe(values.serialNumber),
    };
    sendOnce({ businessType, topic, urgency, name, email, message, ...rest, fileId: files[0]?.fileId ?? null });
  });
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2" onSubmit={submit}>
      {choice('businessType', BUSINESS_TYPES)}
      {choice('topic', INQUIRY_TOPICS)}
      {choice('urgency', URGENCIES)}
      <TextField autoComplete="name" maxLength={200} {...field('name')} />
      <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        note={t('optional')}
        {...field('phone')}
      />
      <TextField maxLength={60} note={t('optional')} autoCapitalize="characters" {...field('serialNumber')} />
      <TextField maxLength={20} note={t('optional')} autoCapitalize="characters" {...field('licencePlate')} />
      <TextAreaField className="sm:col-span-2" rows={5} maxLength={limits.longTextMax} {...field('message')} />
      <div className="sm:col-span-2">
        <FileOfInquiry value={files} onChange={setFiles} {...sent.field} />
      </div>
      {send.error && (
        <div className="sm:col-span-2">
          <ErrorState title={t('failed')} meaning={say(send.error).text} />
        </div>
      )}
      <Button type="submit" kind="primary" className="justify-self-start" isBusy={send.isPending || sent.isSending}>
        {t('send')}
      </Button>
    </form>
  );
}

type FileProps = Omit<ComponentProps<typeof DocumentField>, 'label' | 'most'>;

function FileOfInquiry(props: FileProps) {
  const t = useTexts();
  const isSignedIn = useStore(session) !== undefined;
  if (isSignedIn) return <DocumentField label={t('file')} most={1} {...props} />;
  return (
    <p className="text-14 text-ink-soft">
      {t('fileNeedsSignIn')} <TextLink href="/login?back=%2Ftools">{t('signIn')}</TextLink>
    </p>
  );
}
