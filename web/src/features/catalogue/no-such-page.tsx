// A page behind the end of a list, and the way back to one that exists (design: empty).
import { PartPicture } from '../parts/index.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTexts } from './filters/filters.texts.ts';

export function NoSuchPage({ firstHref }: { firstHref: string }) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<PartPicture imageUrl="" className="mx-auto size-40" />}
      title={t('noSuchPage')}
      action={
        <Anchor href={firstHref} className={buttonLook('primary')}>
          {t('firstPage')}
        </Anchor>
      }
    />
  );
}
