// One of the pages for everybody in the office (product §8): its draft being written, or an older version as it was, and all versions below.
import type { PageVersion } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeskList } from '../../../client/desk-list.ts';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { usePageTitles } from '../pages.texts.ts';
import { Framed } from './framed.tsx';
import { OldVersion } from './old-version.tsx';
import { PageEditor } from './page-editor.tsx';
import { PageVersions } from './page-versions.tsx';
import { useVersion, useVersions } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

export function PageDeskScreen() {
  const t = useTexts();
  const title = usePageTitles();
  const { page = 'about', id, from } = useSearch({ from: '/office/page' });
  const frame = useDeskList({ title: title(page), lead: t('pageLead'), failed: t('failed') });
  const [round, setRound] = useState(0);
  return (
    <OfficePage asked={useVersions(page)} {...frame}>
      {(versions) => {
        const looked = versions.find((one) => one.id === id && one.state !== 'draft');
        return (
          <>
            {looked ? (
              <Looked key={looked.id} id={looked.id} />
            ) : (
              <Written
                key={`${page} ${from ?? ''} ${round}`}
                versions={versions}
                from={from}
                onDone={() => setRound((before) => before + 1)}
              />
            )}
            <PageVersions page={page} versions={versions} shown={looked?.id} />
          </>
        );
      }}
    </OfficePage>
  );
}

function Looked({ id }: { id: number }) {
  const asked = useVersion(id);
  return <Framed asked={asked}>{asked.data && <OldVersion version={asked.data} />}</Framed>;
}

type WrittenProps = { versions: readonly PageVersion[]; from: number | undefined; onDone: () => void };

/** The draft where there is one, else what is in force, is what one begins with. */
function Written({ versions, from, onDone }: WrittenProps) {
  const { page = 'about' } = useSearch({ from: '/office/page' });
  // Decided once: keeping a draft must not take the fields away from whoever types.
  const [base] = useState(
    () =>
      (
        versions.find(({ id }) => id === from) ??
        versions.find(({ state }) => state === 'draft') ??
        versions.find(({ state }) => state === 'inForce')
      )?.id,
  );
  const asked = useVersion(base);
  const draft = versions.find(({ state }) => state === 'draft');
  return (
    <Framed asked={asked}>
      {(asked.data || base === undefined) && (
        <PageEditor page={page} base={asked.data} draftId={draft?.id} onDone={onDone} />
      )}
    </Framed>
  );
}
