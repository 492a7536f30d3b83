// The label of a machine, part or figure, to be printed and stuck on (product §5 Scan): its code leads back here. A demo has nameplates besides, to be photographed.
import { type LabelKind, labelLink } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Printer, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { fitsDataMatrix } from '../../ui/pictures/data-matrix.ts';
import { MatrixPicture } from '../../ui/pictures/matrix-picture.tsx';
import { QrPicture } from '../../ui/pictures/qr-picture.tsx';
import { LazyPaper } from '../../ui/print/lazy-paper.tsx';
import { printWhole } from '../../ui/print/print-whole.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import { DemoPlate } from './demo-plate.tsx';
import { type Match, useResolved, useSample } from './scan.data.ts';
import { labelInAddress } from './scan.rules.ts';
import { useTexts } from './scan.texts.ts';

export function LabelScreen() {
  const t = useTexts();
  const text = labelInAddress(useSearch({ from: '/label' }));
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <LazyPaper />
      <h1 className="font-semibold text-28">{t('label')}</h1>
      {text === undefined ? <NothingToLabel /> : <LabelOf key={text} text={text} />}
    </div>
  );
}

function NothingToLabel() {
  const t = useTexts();
  return (
    <Notice
      tone="plain"
      role="status"
      icon={<SearchX aria-hidden="true" />}
      title={t('nothingNamed')}
      text={t('labelMissing')}
    />
  );
}

function LabelOf({ text }: { text: string }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { data, error, refetch } = useResolved({ texts: [text], from: 'code' }, true);
  if (error) {
    const { title, text: meaning } = wordsOf(error);
    return (
      <ErrorState {...{ title, meaning }} action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>} />
    );
  }
  if (!data) return <SkeletonText lines={5} />;
  const exact = data.matches.find(({ foundBy, kind }) => foundBy === 'exact' && labelKindOf(kind));
  const kind = exact && labelKindOf(exact.kind);
  return kind ? <Printable match={exact} kind={kind} /> : <NothingToLabel />;
}

// Orders and what belongs to them have papers of their own.
const LABELLED: readonly LabelKind[] = ['machine', 'part', 'figure'];
const labelKindOf = (kind: Match['kind']): LabelKind | undefined => LABELLED.find((one) => one === kind);

function Printable({ match, kind }: { match: Match; kind: LabelKind }) {
  const t = useTexts();
  const [printed, setPrinted] = useState('label');
  const [code, setCode] = useState('qr');
  const isDemo = typeof useSample(true).data?.text === 'string';
  const isPlate = printed === 'plate';
  const address = labelLink(location.origin, kind, match.code);
  const hasChoice = !isPlate && fitsDataMatrix(address);
  return (
    <>
      <p className="text-ink-soft print:hidden">{t(isPlate ? 'plateTryText' : 'labelText')}</p>
      {isDemo && kind === 'machine' && (
        <div className="print:hidden">
          <RadioGroup
            label={t('labelKind')}
            value={printed}
            onChange={setPrinted}
            options={[
              { value: 'label', label: t('label') },
              { value: 'plate', label: t('plateTry') },
            ]}
          />
        </div>
      )}
      {hasChoice && (
        <div className="print:hidden">
          <RadioGroup
            label={t('codeKind')}
            value={code}
            onChange={setCode}
            options={[
              { value: 'qr', label: t('codeQr') },
              { value: 'matrix', label: t('codeMatrix') },
            ]}
          />
        </div>
      )}
      {isPlate ? (
        <DemoPlate match={match} />
      ) : (
        <Label match={match} address={address} isSmall={hasChoice && code === 'matrix'} />
      )}
      <Button kind="primary" size="large" icon={<Printer aria-hidden="true" className="size-5" />} onClick={printWhole}>
        {t('print')}
      </Button>
    </>
  );
}

type LabelProps = {
  match: Match;
  /** Where its code leads. */
  address: string;
  /** For where there is little room: a Data Matrix at half the size. */
  isSmall: boolean;
};

function Label({ match, address, isSmall }: LabelProps) {
  const t = useTexts();
  return (
    <section
      aria-label={t('labelOf', { code: match.code })}
      className="flex w-full max-w-md items-center gap-3 rounded-box sm:gap-5 border border-line-strong bg-surface p-4"
    >
      {isSmall ? (
        <MatrixPicture text={address} label={t('labelMatrix', { code: match.code })} className="w-16 shrink-0" />
      ) : (
        <QrPicture text={address} label={t('labelCode', { code: match.code })} className="w-28 shrink-0 sm:w-36" />
      )}
      <div className="wrap-anywhere grid min-w-0 gap-1">
        {match.model && <p className="font-semibold text-20">{match.model}</p>}
        <p lang={match.titleLang ?? undefined}>{match.title}</p>
        <p className="font-mono font-semibold text-14 sm:text-16">{match.code}</p>
      </div>
    </section>
  );
}
