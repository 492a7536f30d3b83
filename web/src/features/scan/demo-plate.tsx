// A nameplate of a demo's machine, as its maker would rivet it on, without any code: to be printed or photographed off the screen.
import type { ReactNode } from 'react';
import type { Match } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';

export function DemoPlate({ match }: { match: Match }) {
  const t = useTexts();
  const year = match.manufactureDate?.slice(0, 4);
  return (
    <section
      aria-label={t('plateOf', { code: match.code })}
      className="w-full max-w-xl rounded-box border-4 border-ink bg-surface px-4 py-5 sm:px-6"
    >
      {/* What stands on metal is in the maker's own language. */}
      <dl lang="en" className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3">
        <Row label="TYPE">{match.title.toUpperCase()}</Row>
        <Row label="MODEL">{match.model}</Row>
        <Row label="SERIAL NO.">{match.code}</Row>
        {year && <Row label="YEAR">{year}</Row>}
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-14">{label}</dt>
      <dd className="wrap-anywhere border-ink border-b pb-1 font-semibold text-16 sm:text-28">{children}</dd>
    </>
  );
}
