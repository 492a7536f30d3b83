// The readers of the newsletter at the parts desk (product §8): found by address, company and language, and taken along as a file.
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { announceFailure } from '../../../client/api/failure-announcer.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { useLanguageNames } from '../../../client/language-names.ts';
import { Button } from '../../../ui/button.tsx';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { type Narrowed, type Reader, saveReaders, useReaders } from './newsletter-desk.data.ts';
import { useTexts } from './newsletter-desk.texts.ts';

const PATH = '/office/newsletter';

export function NewsletterDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, keyword, language } = useSearch({ from: PATH });
  const filter = { ...(keyword ? { keyword } : {}), ...(language ? { language } : {}) };
  const readers = useReaders({ page, pageSize, ...filter });
  return (
    <OfficeList list={readers} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Tools filter={filter} pageSize={pageSize} isEmpty={rows.length === 0} />
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Tools({ filter, pageSize, isEmpty }: { filter: Narrowed; pageSize: number; isEmpty: boolean }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const { options } = useLanguageNames();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { keyword, language } = filter;
  const go = (next: { keyword?: string | undefined; language?: string | undefined }) =>
    void navigate({ href: deskHref(PATH, next, 1, pageSize) });
  const save = () => {
    setSaving(true);
    void saveReaders(filter)
      .catch(announceFailure)
      .finally(() => setSaving(false));
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={keyword}
        label={t('search')}
        button={desk('find')}
        given={keyword ?? ''}
        onFind={(text) => go({ language, keyword: text })}
      />
      <SelectField
        label={t('language')}
        options={options}
        emptyLabel={t('all')}
        value={language ?? ''}
        onChange={(event) => go({ language: event.target.value, keyword })}
      />
      {!isEmpty && (
        <Button icon={<Download aria-hidden="true" className="size-4" />} isBusy={isSaving} onClick={save}>
          {t('file')}
        </Button>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: readonly Reader[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const { nameOf } = useLanguageNames();
  const columns: readonly Column<Reader>[] = [
    { id: 'email', head: t('email'), isTitle: true, cell: (row) => <EmailText email={row.email} /> },
    { id: 'language', head: t('language'), cell: (row) => nameOf(row.language) },
    { id: 'company', head: t('company'), cell: (row) => row.company ?? '–' },
    {
      id: 'confirmed',
      head: t('confirmed'),
      cell: (row) => <span className="figures">{moment(row.confirmedAt)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      idOf={(row) => row.email}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
