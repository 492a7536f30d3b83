// The parts desk's inbox: all that people ask, what is open first (product §8 feedback and inquiries).
import { limits, type Question } from '@outrigger/contract';
import { QUESTION_KINDS } from '@outrigger/contract/calls/inbox.ts';
import { QUESTION_STATES } from '@outrigger/contract/calls/row-reports.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { type Inbox, useInbox } from './inbox.data.ts';
import { useTexts } from './inbox.texts.ts';
import { questionHref, STATE_LOOK, topicKey } from './question-words.ts';

const PATH = '/office/inbox';
type Filter = { kind?: Question['kind']; state?: Question['state']; keyword?: string };

export function InboxScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, kind, state, keyword } = useSearch({ from: PATH });
  const filter: Filter = { ...(kind && { kind }), ...(state && { state }), ...(keyword && { keyword }) };
  const inbox = useInbox({ page, pageSize, ...filter });
  return (
    <OfficeList list={inbox} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(questions) => (
        <>
          <Filters filter={filter} open={inbox.data?.open ?? []} pageSize={pageSize} />
          <Questions questions={questions} />
        </>
      )}
    </OfficeList>
  );
}

function Filters({ filter, open, pageSize }: { filter: Filter; open: Inbox['open']; pageSize: number }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ href: deskHref(PATH, { ...filter, ...change }, 1, pageSize) });
  const openOf = (kind: Question['kind']) => open.find((one) => one.kind === kind)?.count ?? 0;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={filter.keyword}
        label={t('search')}
        button={desk('find')}
        given={filter.keyword ?? ''}
        onFind={(keyword) => go({ keyword })}
      />
      <SelectField
        label={t('kind')}
        emptyLabel={t('allKinds')}
        options={QUESTION_KINDS.map((one) => ({
          value: one,
          label: t('kindOpen', { kind: t(one), count: openOf(one) }),
        }))}
        value={filter.kind ?? ''}
        onChange={(event) => go({ kind: event.target.value })}
      />
      <SelectField
        label={t('state')}
        emptyLabel={t('allStates')}
        options={QUESTION_STATES.map((one) => ({ value: one, label: t(one) }))}
        value={filter.state ?? ''}
        onChange={(event) => go({ state: event.target.value })}
      />
    </div>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const columns: readonly Column<Question>[] = [
    { id: 'question', head: t('question'), isTitle: true, cell: (row) => <Asked question={row} /> },
    { id: 'kind', head: t('kind'), cell: (row) => t(row.kind) },
    {
      id: 'state',
      head: t('state'),
      onPhone: 'end',
      cell: (row) => <StatusChip status={STATE_LOOK[row.state]}>{t(row.state)}</StatusChip>,
    },
    { id: 'person', head: t('person'), cell: (row) => row.name },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'since', head: t('since'), cell: (row) => <span className="figures">{moment(row.createdAt)}</span> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={questions}
      idOf={(row) => `${row.kind} ${row.id}`}
      hrefOf={questionHref}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

function Asked({ question }: { question: Question }) {
  const t = useTexts();
  return (
    <span className="grid gap-0.5">
      <span>
        {t(topicKey(question))}
        {question.urgency === 'high' && <span className="ms-2 font-medium text-12 text-bad">{t('high')}</span>}
      </span>
      {question.about && <span className="wrap-anywhere font-normal text-14">{question.about}</span>}
      {question.message && (
        <span className="wrap-anywhere line-clamp-2 font-normal text-14 text-ink-soft">{question.message}</span>
      )}
    </span>
  );
}
