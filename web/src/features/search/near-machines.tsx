// Machines whose number looks like the one typed (product §5 History).
import { SearchCheck } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { HitList } from './hit-list.tsx';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

export function NearMachines({ hits, keyword }: { hits: readonly Hit[]; keyword: string }) {
  const t = useTexts();
  return (
    <section aria-label={t('groupMachines')} className="grid gap-3">
      <Notice
        tone="wait"
        role="status"
        icon={<SearchCheck aria-hidden="true" />}
        title={t('nearTitle', { keyword })}
        text={t('nearText')}
      />
      <HitList hits={hits} />
    </section>
  );
}
