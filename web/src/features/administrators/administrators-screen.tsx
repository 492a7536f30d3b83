// The people of the office (product §8: users and roles): found by name, role and state, each managed in a sheet.
import { limits, OFFICE_ROLES } from '@outrigger/contract';
import { ADMINISTRATOR_STATES } from '@outrigger/contract/calls/administrators.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { Button } from '../../ui/button.tsx';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { AdministratorTable } from './administrator-table.tsx';
import { useAdministrators } from './administrators.data.ts';
import { useTexts } from './administrators.texts.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { RoleWords } from './role-choice.tsx';

const PATH = '/office/users';

export function AdministratorsScreen() {
  const t = useTexts();
  const { page = 1, pageSize = limits.tablePageSize, ...filter } = useSearch({ from: PATH });
  const people = useAdministrators({ page, pageSize, ...filter });
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficeList list={people} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Bar />
          <AdministratorTable rows={rows} />
          <RoleWords />
        </>
      )}
    </OfficeList>
  );
}

function Bar() {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const { page: _, pageSize, ...filter } = useSearch({ from: PATH });
  const [isInviting, setInviting] = useState(false);
  const go = (next: Partial<Record<'keyword' | 'role' | 'state', string>>) =>
    void navigate({ href: deskHref(PATH, { ...filter, ...next }, 1, pageSize) });
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
        label={t('roleFilter')}
        options={OFFICE_ROLES.map((role) => ({ value: role, label: t(role) }))}
        emptyLabel={t('all')}
        value={filter.role ?? ''}
        onChange={(event) => go({ role: event.target.value })}
      />
      <SelectField
        label={t('stateFilter')}
        options={ADMINISTRATOR_STATES.map((state) => ({ value: state, label: t(state) }))}
        emptyLabel={t('all')}
        value={filter.state ?? ''}
        onChange={(event) => go({ state: event.target.value })}
      />
      <Button kind="primary" className="ms-auto" onClick={() => setInviting(true)}>
        {t('invite')}
      </Button>
      {isInviting && <InviteSheet onClose={() => setInviting(false)} />}
    </div>
  );
}
