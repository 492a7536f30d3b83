// Companies in the office (product §8): those that wait for approval first, found by name, email or customer number.
import { limits } from '@outrigger/contract';
import { COMPANY_STATUSES } from '@outrigger/contract/calls/companies.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { type CompanyRow, useCompanies } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';
import { CompanyStatus } from './company-status.tsx';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';

export function CompaniesScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const search = useSearch({ from: '/office/companies' });
  const { page = 1, pageSize = limits.tablePageSize, status, keyword } = search;
  const filter = { ...(status ? { status } : {}), ...(keyword ? { keyword } : {}) };
  const companies = useCompanies({ page, pageSize, ...filter });
  const hrefOf = (at: number, size: number, of: Record<string, string> = filter) =>
    `/office/companies?${new URLSearchParams({ ...of, page: String(at), pageSize: String(size) })}`;
  return (
    <OfficeList
      list={companies}
      words={{
        office: t('office'),
        title: t('title'),
        lead: t('lead'),
        failed: t('failed'),
        retry: t('retry'),
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (at) => t('page', { page: at }),
        rowsPerPage: t('rowsPerPage'),
      }}
      meaningOf={(error) => wordsOf(error).text}
      pages={{ at: page, size: pageSize, sizes: limits.tablePageSizes, hrefOf }}
    >
      {(rows) => (
        <>
          <Filters counts={companies.data?.counts} hrefOf={(of) => hrefOf(1, pageSize, of)} {...filter} />
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
  hrefOf: (filter: Record<string, string>) => string;
};

function Filters({ counts, status, keyword, hrefOf }: FiltersProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const go = (filter: { status?: string | undefined; keyword?: string | undefined }) => {
    const asked = Object.entries(filter).filter((one): one is [string, string] => Boolean(one[1]));
    void navigate({ href: hrefOf(Object.fromEntries(asked)) });
  };
  const options = COMPANY_STATUSES.map((one) => ({
    value: one,
    label: counts ? t('count', { label: t(one), count: counts[one] }) : t(one),
  }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={keyword}
        label={t('search')}
        button={t('find')}
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
