// The audit trail (product §8): by who, what, whom and when, the newest first, walked from entry to entry.
import { AUDIT_ACTIONS } from '@outrigger/contract/calls/audit.ts';
import { useSearch } from '@tanstack/react-router';
import { deskHref, useDeskList } from '../../client/desk-list.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { OfficePage } from '../../ui/tables/office-page.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { useTrail } from './audit.data.ts';
import { useTexts } from './audit.texts.ts';
import { ChainState } from './chain-state.tsx';

const PATH = '/office/audit';

export function AuditScreen() {
  const t = useTexts();
  const { before, action, ...rest } = useSearch({ from: PATH });
  const filter = { ...rest, action: AUDIT_ACTIONS.find((one) => one === action) };
  const trail = useTrail({ ...filter, before });
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficePage asked={trail} {...frame}>
      {({ items, next }) => (
        <>
          <ChainState />
          <AuditFilters key={JSON.stringify(filter)} path={PATH} given={filter} />
          <AuditTable entries={items} />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            {before !== undefined && <TextLink href={deskHref(PATH, filter)}>{t('newest')}</TextLink>}
            {next !== null && (
              <TextLink href={deskHref(PATH, { ...filter, before: String(next) })}>{t('older')}</TextLink>
            )}
          </p>
        </>
      )}
    </OfficePage>
  );
}
