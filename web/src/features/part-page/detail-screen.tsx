// The page of a part (spec §2 Part detail; product §5): what it is, whether it fits, what it costs, where it lies, what belongs to it.
import { PartPicture } from '../parts/index.ts';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton, SkeletonText } from '../../ui/states/skeleton.tsx';
import { PartView } from './part-view.tsx';
import { isNoPart, namesPart, usePart } from '../parts/parts.data.ts';
import { useTexts } from '../parts/detail.texts.ts';

export function DetailScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { id, code, insteadOf } = useSearch({ from: '/detail' });
  // `preloadPart` has asked on the way here.
  const part = usePart({ id, code }, { retryOnMount: false });
  if (!namesPart({ id, code })) return <NoSuchPart text={t('noPartPlain')} />;
  if (isNoPart(part.error)) {
    const isUnknown = code && isRefused(part.error, 'partNotFound');
    return <NoSuchPart text={isUnknown ? t('noPartText', { code }) : t(code ? 'noPartCode' : 'noPartPlain')} />;
  }
  // What was read once stays when reading it anew fails.
  if (part.data) return <PartView key={part.data.id} part={part.data} insteadOf={insteadOf} />;
  if (part.error) {
    const words = wordsOf(part.error);
    return (
      <>
        <h1 className="sr-only">{code ?? t('detailFailed')}</h1>
        <ErrorState
          title={t('detailFailed')}
          meaning={words.text}
          action={<Button onClick={() => void part.refetch()}>{t('retry')}</Button>}
        />
      </>
    );
  }
  return <Loading code={code} />;
}

function NoSuchPart({ text }: { text: string }) {
  const t = useTexts();
  return (
    <>
      <h1 className="sr-only">{t('noPart')}</h1>
      <EmptyState
        drawing={<PartPicture imageUrl="" className="aspect-square w-full" />}
        title={t('noPart')}
        text={text}
        action={
          <Anchor href="/search" className={buttonLook('primary')}>
            {t('searchParts')}
          </Anchor>
        }
      />
    </>
  );
}

function Loading({ code }: { code: string | undefined }) {
  const t = useTexts();
  return (
    <div aria-busy="true" className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <h1 className="sr-only">{code ?? t('detailLoading')}</h1>
      <Skeleton className="aspect-square w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <SkeletonText lines={4} />
      </div>
    </div>
  );
}
