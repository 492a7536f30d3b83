// The page /scan (spec §2): open to visitors; a label's address and a scan from before sign-in are looked up at once.
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Reading } from './scan.data.ts';
import { labelInAddress } from './scan.rules.ts';
import { useTexts } from './scan.texts.ts';
import { ScannerPanel } from './scanner-panel.tsx';
import { keptScan } from './waiting-scan.stored.ts';

export function ScanScreen() {
  const t = useTexts();
  const search = useSearch({ from: '/scan' });
  const label = labelInAddress(search);
  // Another label opened on this very page begins anew.
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <Panel key={label} label={label} back={search.back} />
    </div>
  );
}

function Panel({ label, back }: { label: string | undefined; back: string | undefined }) {
  const [first] = useState<Reading | undefined>(() =>
    label === undefined ? keptScan() : { texts: [label], from: 'code' },
  );
  return <ScannerPanel first={first} back={back} />;
}
