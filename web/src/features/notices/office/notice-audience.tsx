// Kind and audience of a notice, with how many companies and machines that is now.
import { NOTICE_AUDIENCES } from '@outrigger/contract/calls/notice-desk.ts';
import { OFFICE_NOTICE_KINDS } from '@outrigger/contract/calls/notices.ts';
import { useDeferredValue } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useReach } from './notice-desk.data.ts';
import { useTexts } from './notice-desk.texts.ts';
import { audienceOf, hasAudience, type FormPart, type NoticeFields } from './notice-fields.ts';

export function NoticeAudience({ fields, change }: FormPart) {
  const t = useTexts();
  const kinds = OFFICE_NOTICE_KINDS.map((value) => ({ value, label: t(value) }));
  const audiences = NOTICE_AUDIENCES.map((value) => ({ value, label: t(`to_${value}`) }));
  const of = <T extends string>(all: readonly T[], value: string, otherwise: T): T =>
    all.find((one) => one === value) ?? otherwise;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <SelectField
        label={t('kind')}
        options={kinds}
        value={fields.kind}
        onChange={(event) => {
          const kind = of(OFFICE_NOTICE_KINDS, event.target.value, 'news');
          change({ kind, ...(kind === 'recall' ? { needsConfirmation: true, audience: 'machines' } : {}) });
        }}
      />
      <SelectField
        label={t('audience')}
        options={audiences}
        value={fields.audience}
        onChange={(event) => change({ audience: of(NOTICE_AUDIENCES, event.target.value, 'all') })}
      />
      {fields.audience === 'company' && (
        <TextField
          className="sm:col-span-2"
          label={t('company')}
          help={t('companyHelp')}
          value={fields.company}
          onChange={(event) => change({ company: event.target.value })}
        />
      )}
      {fields.audience === 'machines' && (
        <>
          <TextAreaField
            label={t('models')}
            help={t('modelsHelp')}
            value={fields.models}
            onChange={(event) => change({ models: event.target.value })}
          />
          <TextAreaField
            label={t('serials')}
            help={t('serialsHelp')}
            value={fields.serials}
            onChange={(event) => change({ serials: event.target.value })}
          />
        </>
      )}
      <Reach fields={fields} />
    </div>
  );
}

function Reach({ fields }: { fields: NoticeFields }) {
  const t = useTexts();
  const say = useFailureWords();
  const settled = useDeferredValue(fields);
  const isAsked = hasAudience(settled);
  const { data, error } = useReach(audienceOf(settled), isAsked);
  return (
    <p role="status" className="text-14 text-ink-soft sm:col-span-2">
      {isAsked && error !== null && say(error).text}
      {isAsked &&
        error === null &&
        data &&
        (data.machines === null
          ? t('reachCompanies', { companies: data.companies })
          : t('reachMachines', { machines: data.machines, companies: data.companies }))}
    </p>
  );
}
