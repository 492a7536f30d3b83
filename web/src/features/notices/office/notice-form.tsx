// The form of a notice: kind and audience, texts, dates; sent as a draft or released.
import { type DeskNotice, htmlLangOf, type Language } from '@outrigger/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { UnsavedWork } from '../../../client/unsaved-work.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLanguage } from '../../../client/texts.ts';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ownNameOf, SideBySide } from '../../../ui/layout/side-by-side.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { NoticeAudience } from './notice-audience.tsx';
import { useSaveNotice } from './notice-desk.data.ts';
import { useTexts } from './notice-desk.texts.ts';
import { fieldsOf, hasAudience, inputOf, isOut, type FormPart, type NoticeFields } from './notice-fields.ts';
import { NoticePreview } from './notice-preview.tsx';

export function NoticeForm({ notice }: { notice: DeskNotice | undefined }) {
  const t = useTexts();
  const [kept] = useState(() => fieldsOf(notice));
  const [fields, setFields] = useState(kept);
  const change = (next: Partial<NoticeFields>) => setFields((before) => ({ ...before, ...next }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card>
        <CardHead title={t('whom')} />
        <NoticeAudience fields={fields} change={change} />
      </Card>
      <Card>
        <CardHead title={t('texts')} text={t('textsHelp')} />
        <Texts fields={fields} change={change} />
      </Card>
      <Card>
        <CardHead title={t('when')} text={t('whenHelp')} />
        <Dates notice={notice} fields={fields} change={change} />
      </Card>
      <NoticePreview fields={fields} />
      <Send notice={notice} fields={fields} isChanged={fields !== kept} />
    </div>
  );
}

function Texts({ fields, change }: FormPart) {
  const t = useTexts();
  const language = useLanguage();
  const field = (one: Language) => (
    <>
      <TextField
        label={`${t('name')} (${ownNameOf(one)})`}
        lang={htmlLangOf(one)}
        maxLength={300}
        required={one === 'en'}
        value={fields.names[one]}
        onChange={(event) => change({ names: { ...fields.names, [one]: event.target.value } })}
      />
      <TextAreaField
        label={`${t('body')} (${ownNameOf(one)})`}
        lang={htmlLangOf(one)}
        rows={8}
        required={one === 'en'}
        value={fields.bodies[one]}
        onChange={(event) => change({ bodies: { ...fields.bodies, [one]: event.target.value } })}
      />
    </>
  );
  return (
    <SideBySide
      own={language}
      label={t('beside')}
      isEmpty={(language) => fields.bodies[language].trim() === ''}
      emptyMark={t('empty')}
    >
      {field}
    </SideBySide>
  );
}

function Dates({ notice, fields, change }: FormPart & { notice: DeskNotice | undefined }) {
  const t = useTexts();
  const date = (name: 'from' | 'to', isSettled = false) => (
    <TextField
      label={t(name)}
      {...(isSettled ? { help: t('fromStays'), readOnly: true } : { note: t('optional') })}
      type="datetime-local"
      value={fields[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {date('from', isOut(notice))}
      {date('to')}
      <TextField
        className="sm:col-span-2"
        label={t('link')}
        note={t('optional')}
        help={t('linkHelp')}
        maxLength={500}
        value={fields.link}
        onChange={(event) => change({ link: event.target.value })}
      />
      <Checkbox
        label={t('needsConfirmation')}
        checked={fields.needsConfirmation}
        onChange={(event) => change({ needsConfirmation: event.target.checked })}
      />
      {notice !== undefined && notice.readers > 0 && (
        <Checkbox
          label={t('askAgain')}
          help={t('askAgainHelp', { count: notice.readers })}
          checked={fields.askAgain}
          onChange={(event) => change({ askAgain: event.target.checked })}
        />
      )}
    </div>
  );
}

type SendProps = { notice: DeskNotice | undefined; fields: NoticeFields; isChanged: boolean };

function Send({ notice, fields, isChanged }: SendProps) {
  const t = useTexts();
  const say = useFailureWords();
  const navigate = useNavigate();
  const save = useSaveNotice();
  const isReady = fields.names.en.trim() !== '' && fields.bodies.en.trim() !== '' && hasAudience(fields);
  const isReleased = isOut(notice);
  const send = (isDraft: boolean) =>
    save.mutate(inputOf(fields, notice, isDraft), {
      onSuccess: () => showToast({ text: t(isDraft ? 'draftKept' : 'released'), tone: 'good' }),
    });
  const isKept = save.isSuccess;
  // Only once nothing asks whether to leave any more.
  useEffect(() => {
    if (isKept) void navigate({ to: '/office/notices' });
  }, [isKept, navigate]);
  return (
    <div className="grid gap-3">
      <UnsavedWork isUnsaved={isChanged && !isKept} />
      {save.error && <ErrorState title={t('saveFailed')} meaning={say(save.error).text} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" disabled={!isReady} isBusy={save.isPending} onClick={() => send(false)}>
          {t(isReleased ? 'saveReleased' : 'release')}
        </Button>
        {!isReleased && (
          <Button disabled={!isReady} isBusy={save.isPending} onClick={() => send(true)}>
            {t('saveDraft')}
          </Button>
        )}
        {!isReady && <span className="text-14 text-ink-soft">{t('notReady')}</span>}
      </div>
    </div>
  );
}
