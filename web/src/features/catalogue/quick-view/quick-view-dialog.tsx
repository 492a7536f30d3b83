// The quick view of a part (spec §2, §4, §8): loading while it is fetched by code, what went wrong, or the part itself.
import { PartPicture } from '../../parts/index.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { inLanguage } from '../../../client/formats.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton, SkeletonText } from '../../../ui/states/skeleton.tsx';
import { isNoPart, usePart } from '../../parts/parts.data.ts';
import { useTexts } from './quick-view.texts.ts';
import { QuickViewPart } from './quick-view-part.tsx';

/** The address may hold anything; a code is never longer. */
const LONGEST_SHOWN = 64;

export function QuickViewDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const part = usePart({ code });
  const name = part.data && inLanguage(part.data, 'name', language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="view"
      closeLabel={t('close')}
      title={
        name ? <span lang={name.lang}>{name.text}</span> : t('quickViewOf', { code: code.slice(0, LONGEST_SHOWN) })
      }
    >
      {part.data ? (
        <QuickViewPart part={part.data} />
      ) : part.error ? (
        <NotShown code={code} error={part.error} onRetry={() => void part.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

function NotShown({ code, error, onRetry }: { code: string; error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  if (isNoPart(error)) {
    return (
      <EmptyState
        drawing={<PartPicture imageUrl="" className="mx-auto size-40" />}
        title={t('noProduct')}
        text={isRefused(error, 'partNotFound') ? t('noProductText', { code }) : t('noProductPlain')}
        action={
          <Anchor href="/search" className={buttonLook('primary')}>
            {t('searchParts')}
          </Anchor>
        }
      />
    );
  }
  return (
    <ErrorState
      title={t('loadFailed')}
      meaning={wordsOf(error).text}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <output className="sr-only">{t('loading')}</output>
      <Skeleton className="aspect-square w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-3/4" />
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}
