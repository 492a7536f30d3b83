// What a signed-in person's scan names: one certain thing is opened, anything else is for him to choose (product §5 Scan).
import { SearchX } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { backParam } from '../machines/machines.data.ts';
import { MatchList } from './match-list.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { ReadTexts } from './read-texts.tsx';
import { type Match, type Reading, useResolved } from './scan.data.ts';
import { bestNumber, hrefOfMatch } from './scan.rules.ts';
import { useTexts } from './scan.texts.ts';
import { forgetScan } from './waiting-scan.stored.ts';

type ScanResultProps = {
  reading: Reading;
  back: string | undefined;
  onOpen: (() => void) | undefined;
  /** Back to the ways to read, with a number to be mended in the field. */
  onAgain: (typed?: string) => void;
};

export function ScanResult({ reading, back, onOpen, onAgain }: ScanResultProps) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { data, error, refetch } = useResolved(reading, true);
  const isDesk = useStore(session)?.user?.role === 'admin';
  const hrefOf = (match: Match) => hrefOfMatch(match, { back: backParam(back), isDesk });
  const [first] = data?.matches ?? [];
  const certain = data?.isCertain === true && reading.isSimulated !== true ? first : undefined;
  useOpenCertain(certain, certain && hrefOf(certain), onOpen);
  // What a visitor left here is looked up once.
  useEffect(() => {
    if (data) forgetScan();
  }, [data]);
  return (
    <div className="grid gap-4">
      {reading.photo && <PhotoPicture photo={reading.photo} label={t('photoShown')} />}
      {!data && !error && <SkeletonText lines={4} />}
      {error && (
        <ErrorState
          title={wordsOf(error).title}
          meaning={wordsOf(error).text}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      )}
      {data && data.matches.length > 0 && !certain && (
        <MatchList matches={data.matches} reading={reading} hrefOf={hrefOf} onOpen={onOpen} />
      )}
      {data?.matches.length === 0 && <NothingNamed reading={reading} onAgain={onAgain} onOpen={onOpen} />}
      <ReadTexts reading={reading} />
      <Button size="large" isWide onClick={() => onAgain()}>
        {t('again')}
      </Button>
    </div>
  );
}

/** Opens it in the place of the scanner, and says what it was. */
function useOpenCertain(match: Match | undefined, href: string | undefined, onOpen: (() => void) | undefined): void {
  const t = useTexts();
  const router = useRouter();
  const code = match?.code;
  const open = useEffectEvent(async (to: string) => {
    onOpen?.();
    await router.navigate({ href: to, replace: onOpen === undefined });
    showToast({ text: t('opened', { code: code ?? '' }) });
  });
  useEffect(() => {
    if (href !== undefined) void open(href);
  }, [href]);
}

type NothingNamedProps = Pick<ScanResultProps, 'reading' | 'onAgain' | 'onOpen'>;

function NothingNamed({ reading, onAgain, onOpen }: NothingNamedProps) {
  const t = useTexts();
  const number = bestNumber(reading.texts);
  return (
    <div className="grid gap-3">
      <Notice
        role="status"
        tone="wait"
        icon={<SearchX aria-hidden="true" />}
        title={t('nothingNamed')}
        text={t(reading.from === 'plate' ? 'nothingOnPlate' : 'nothingNamedText')}
      />
      <Button size="large" isWide onClick={() => onAgain(number)}>
        {t('mend')}
      </Button>
      {reading.from !== 'plate' && (
        <Anchor
          href={`/searchResult?${new URLSearchParams({ keyword: number.slice(0, 100) })}`}
          className={buttonLook('secondary', 'large', true)}
          onClick={onOpen}
        >
          {t('searchFor')}
        </Anchor>
      )}
    </div>
  );
}
