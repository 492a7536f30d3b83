// Machines whose number looks like the one typed, or ends so (product §5 History); a wrong length is told (spec §8).
import { useLengthWords, useSerialLengths } from '../machines/index.ts';
import { SearchCheck } from 'lucide-react';
import { Notice } from '../../ui/states/notice.tsx';
import { HitList } from './hit-list.tsx';
import type { Hit } from './search.data.ts';
import { oddSerialLength } from './search.rules.ts';
import { useTexts } from './search.texts.ts';

type NearMachinesProps = { hits: readonly Hit[]; isMore: boolean; keyword: string };

export function NearMachines({ hits, isMore, keyword }: NearMachinesProps) {
  const t = useTexts();
  const { serial } = useSerialLengths();
  const lengths = useLengthWords()(serial);
  const length = oddSerialLength(keyword, serial);
  const isEnd = hits.every((hit) => hit.foundBy === 'serialEnd');
  // A wrong length is told with the nameplate to compare it with.
  const nearText =
    length === undefined
      ? `${t('nearText')} ${t('nearCompare')}`
      : `${t('serialLength', { length, lengths })} ${t('nearText')}`;
  const ending = hits.filter((hit) => hit.foundBy === 'serialEnd').length;
  const more = isMore ? ` ${t('endMore', { count: ending })}` : '';
  return (
    <section aria-label={t('groupMachines')} className="grid gap-3">
      <Notice
        tone="wait"
        role="status"
        icon={<SearchCheck aria-hidden="true" />}
        title={t(isEnd ? 'endTitle' : 'nearTitle', { keyword })}
        text={`${isEnd ? t('endText') : nearText}${more}`}
      />
      <HitList hits={hits} />
    </section>
  );
}
