// Companies in the office (product §8): those that wait for approval first, found by name, email or customer number.
import { limits } from '@outrigger/contract';
import { COMPANY_STATUSES } from '@outrigger/contract/calls/companies.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFormats } from '../../client/formats.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { type CompanyRow, useCompanies } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';
import { CompanyStatus } from './company-status.tsx';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';

export function CompaniesScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const search = useSearch({ from: '/office/companies' });
  const { page = 1, pageSize = limits.tablePageSize, status, keyword } = search;
  const filter = { ...(status ? { status } : {}), ...(keyword ? { keyword } : {}) };
  const companies = useCompanies({ page, pageSize, ...filter });
  return (
    <OfficeList list={companies} {...frame} pages={deskPages('/office/companies', { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Filters counts={companies.data?.counts} pageSize={pageSize} {...filter} />
          <Rows rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

type FiltersProps = {
  counts: Record<CompanyRow['status'], number> | undefined;
  status?: CompanyRow['status'];
  keyword?: string;
  pageSize: number;
};

function Filters({ counts, status, keyword, pageSize }: FiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const desk = useDeskTexts();
  const go = (filter: { status?: string | undefined; keyword?: string | undefined }) =>
    void navigate({ href: deskHref('/office/companies', filter, 1, pageSize) });
  const options = COMPANY_STATUSES.map((one) => ({
    value: one,
    label: counts ? t('count', { label: t(one), count: counts[one] }) : t(one),
  }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={keyword}
        label={t('search')}
        button={desk('find')}
        given={keyword ?? ''}
        onFind={(text) => go({ status, keyword: text })}
      />
      <SelectField
        label={t('filter')}
        options={options}
        emptyLabel={t('all')}
        value={status ?? ''}
        onChange={(event) => go({ status: event.target.value, keyword })}
      />
    </div>
  );
}

function Rows({ rows }: { rows: readonly CompanyRow[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const columns: readonly Column<CompanyRow>[] = [
    { id: 'name', head: t('company'), isTitle: true, cell: (row) => row.name },
    { id: 'status', head: t('status'), onPhone: 'end', cell: (row) => <CompanyStatus status={row.status} /> },
    { id: 'email', head: t('email'), cell: (row) => row.email && <EmailText email={row.email} /> },
    { id: 'country', head: t('country'), cell: (row) => row.country },
    { id: 'number', head: t('customerNumber'), cell: (row) => row.customerNumber },
    { id: 'since', head: t('since'), cell: (row) => day(row.createdAt) },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.id)}
      hrefOf={(row) => `/office/company?id=${row.id}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
