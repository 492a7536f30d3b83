// One manual, viewed in the page (product §5 Service manuals): its heading and languages, and the reader, or why there is none.
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { useRoomBelow } from '../../../ui/layout/use-room-below.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ScreenComing } from '../../../ui/states/screen-coming.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ManualViews } from '../../manuals/index.ts';
import { Editions } from '../list/editions.tsx';
import { ForMachine } from '../list/for-machine.tsx';
import { fileAddress, type Manual, useManual } from '../service-manuals.data.ts';
import { listHref, placeIn } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';
import { BookFailed } from './book-failed.tsx';
import { PasswordForm } from './password-form.tsx';
import { Reader } from './reader.tsx';
import { useBook } from './use-book.ts';

export function ManualViewer({ id }: { id: number }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const machine = useChosenMachine();
  const manual = useManual(id, machine?.hostId);
  if (manual.data) return <Viewed manual={manual.data} />;
  if (!manual.error)
    return (
      <ScreenComing title={t('title')}>
        <Skeleton className="h-[70dvh] w-full rounded-box" />
      </ScreenComing>
    );
  const isGone = isRefused(manual.error, 'manualNotFound');
  const { title, text } = wordsOf(manual.error);
  return (
    <div className="grid gap-4">
      <h1 className="font-semibold text-28">{t('title')}</h1>
      <ErrorState
        title={isGone ? t('goneTitle') : title}
        meaning={text}
        action={
          isGone ? (
            <Anchor href={listHref({})} className={buttonLook('secondary')}>
              {t('allManuals')}
            </Anchor>
          ) : (
            <Button onClick={() => void manual.refetch()}>{t('retry')}</Button>
          )
        }
      />
    </div>
  );
}

function Viewed({ manual }: { manual: Manual }) {
  const t = useTexts();
  const { search, ...address } = useSearch({ from: '/manual/service' });
  const from = placeIn(address);
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box);
  return (
    <div className="grid gap-3">
      <header className="grid gap-1">
        <Breadcrumbs
          label={t('title')}
          steps={[{ label: t('title'), href: listHref({ search, ...from }) }]}
          current={manual.code}
        />
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h1 lang={manual.titleLang ?? undefined} className="wrap-anywhere font-semibold text-20 desk:text-28">
              {manual.title}
            </h1>
          </div>
          <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={manual.title} />
        </div>
        {from.figureId !== undefined && <ManualViews place={from} />}
        <div className="flex flex-wrap items-center gap-x-4 max-lg:-my-1">
          <ForMachine isForMachine={manual.isForMachine} isSaid />
          {manual.editions.length > 1 && <Editions editions={manual.editions} from={from} present={manual.manualId} />}
        </div>
      </header>
      <div ref={box} className={BOX_LOOK}>
        <Opened key={manual.file} manual={manual} />
      </div>
    </div>
  );
}

// Its tools stand above the bar under the thumb, whatever stands above it.
const BOX_LOOK =
  'flex min-h-[22rem] flex-col overflow-hidden rounded-box border border-line h-[calc(100dvh-var(--above,19rem)-4.75rem)] ' +
  'desk:h-[calc(100dvh-var(--above,16rem)-1rem)] desk:min-h-[32rem]';

function Opened({ manual }: { manual: Manual }) {
  const t = useTexts();
  const address = fileAddress(manual.file);
  const { state, again } = useBook(address);
  switch (state.is) {
    case 'open':
      return <Reader manual={manual} book={state.book} />;
    case 'locked':
      return <PasswordForm isWrong={state.isWrong} onGive={state.give} />;
    case 'failed':
      return <BookFailed fault={state.fault} address={address} name={`${manual.code}.pdf`} onAgain={again} />;
    case 'opening':
      return (
        <div role="status" className="grid flex-1 content-start justify-items-center gap-4 bg-sunken p-4">
          <span className="sr-only">{t('opening')}</span>
          <Skeleton className="h-[55dvh] w-full max-w-2xl rounded-inner" />
        </div>
      );
  }
}
