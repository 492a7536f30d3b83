// Machines whose number looks like the one typed, or ends so (product §5 History); a wrong length is told (spec §8).
import { SearchCheck } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';
import { useLengthWords, useSerialLengths } from '../machines/index.ts';
import { HitList } from './hit-list.tsx';
import type { Hit } from './search.data.ts';
import { oddSerialLength } from './search.rules.ts';
import { useTexts } from './search.texts.ts';

export function NearMachines({ hits, keyword }: { hits: readonly Hit[]; keyword: string }) {
  const t = useTexts();
  const { serial } = useSerialLengths();
  const lengths = useLengthWords()(serial);
  const length = oddSerialLength(keyword, serial);
  const isEnd = hits.every((hit) => hit.foundBy === 'serialEnd');
  const nearText = length === undefined ? t('nearText') : `${t('serialLength', { length, lengths })} ${t('nearText')}`;
  return (
    <section aria-label={t('groupMachines')} className="grid gap-3">
      <Notice
        tone="wait"
        role="status"
        icon={<SearchCheck aria-hidden="true" />}
        title={t(isEnd ? 'endTitle' : 'nearTitle', { keyword })}
        text={isEnd ? t('endText') : nearText}
      />
      <HitList hits={hits} />
    </section>
  );
}
