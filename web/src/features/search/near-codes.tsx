// Parts whose code is nearly the one typed (product §5 Search): offered to be compared, never taken for it.
import { SearchCheck } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import { HitList } from './hit-list.tsx';
import type { Hit } from './search.data.ts';
import { useTexts } from './search.texts.ts';

export function NearCodes({ hits, keyword }: { hits: readonly Hit[]; keyword: string }) {
  const t = useTexts();
  return (
    <section aria-label={t('parts')} className="grid gap-3">
      <Notice
        tone="wait"
        role="status"
        icon={<SearchCheck aria-hidden="true" />}
        title={t('nearCodeTitle', { keyword })}
        text={t('nearCodeText')}
      />
      <HitList hits={hits} />
    </section>
  );
}
