// Whether the chain of the audit trail holds, and how far that is known (product §8).
import { Link2, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { useChainState } from './audit.data.ts';
import { useTexts } from './audit.texts.ts';

export function ChainState() {
  const t = useTexts();
  const { dayTime } = useFormats();
  const { data, error } = useChainState();
  if (!data) return error ? null : <SkeletonText lines={2} />;
  const { entries, checked } = data;
  const text = t('chainHelp');
  // The clock may have gone by while there was no entry to check.
  if (checked === null || (checked.upTo === 0 && checked.brokenAt === null && entries > 0))
    return <Notice tone="plain" icon={<Link2 aria-hidden="true" />} title={t('chainNone', { entries })} text={text} />;
  const { upTo, brokenAt } = checked;
  const at = dayTime(checked.at);
  return brokenAt === null ? (
    <Notice
      tone="good"
      icon={<ShieldCheck aria-hidden="true" />}
      title={t('chainGood', { upTo, entries, at })}
      text={text}
    />
  ) : (
    <Notice
      role="alert"
      tone="bad"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('chainBroken', { brokenAt, at })}
      text={t('chainBrokenText')}
    />
  );
}
