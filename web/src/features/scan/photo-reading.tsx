// A photo: its code is read, and where it bears none, its nameplate if somebody asks for that (product §5 Scan).
import { ScanText, SearchX, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import type { Scanner } from './reading/scanner.ts';
import type { PlateProgress } from './reading/scanner-messages.ts';
import type { Reading } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';

type PhotoReadingProps = {
  photo: Blob;
  isPlate: boolean;
  scanner: Scanner;
  onRead: (reading: Reading) => void;
  onLeave: () => void;
};

type Step =
  | { name: 'codes' }
  | { name: 'noCode' }
  | { name: 'plate'; progress: PlateProgress }
  | { name: 'nothing' }
  | { name: 'noPicture' }
  | { name: 'failed'; again: 'codes' | 'plate' };

export function PhotoReading({ photo, isPlate, scanner, onRead, onLeave }: PhotoReadingProps) {
  const t = useTexts();
  const { step, readCodes, readPlate, cancel } = useSteps({ photo, scanner, onRead });
  const begin = useEffectEvent(readCodes);
  useEffect(() => begin(), []);
  return (
    <div className="grid gap-4">
      {step.name !== 'noPicture' && <PhotoPicture photo={photo} label={t('photoShown')} />}
      <StepShown
        {...{ step, isPlate, readPlate, cancel }}
        onAgain={step.name === 'failed' && step.again === 'plate' ? readPlate : readCodes}
      />
      <Button size="large" isWide onClick={onLeave}>
        {t('otherWay')}
      </Button>
    </div>
  );
}

const START: PlateProgress = { step: 'loading', share: 0 };

/** Each step asks the scanner anew, since a picture is gone once it is handed over; what was called off or overtaken says nothing more. */
function useSteps({ photo, scanner, onRead }: Pick<PhotoReadingProps, 'photo' | 'scanner' | 'onRead'>) {
  const [step, setStep] = useState<Step>({ name: 'codes' });
  const latest = useRef(0);
  const run = async (kind: 'codes' | 'plate', show: (step: Step) => void): Promise<readonly string[]> => {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined);
    if (!picture) {
      show({ name: 'noPicture' });
      return [];
    }
    const tell = (progress: PlateProgress) => show({ name: 'plate', progress });
    const texts = await scanner.read(kind === 'codes' ? 'photo' : 'plate', picture, tell);
    if (texts.length === 0) show(kind === 'codes' ? { name: 'noCode' } : { name: 'nothing' });
    return texts;
  };
  const start = (kind: 'codes' | 'plate', first: Step) => {
    latest.current += 1;
    const own = latest.current;
    const isLatest = () => own === latest.current;
    const show = (next: Step) => isLatest() && setStep(next);
    setStep(first);
    run(kind, show).then(
      (texts) => {
        if (texts.length > 0 && isLatest()) onRead({ texts, from: kind === 'codes' ? 'code' : 'plate', photo });
      },
      () => show({ name: 'failed', again: kind }),
    );
  };
  return {
    step,
    readCodes: () => start('codes', { name: 'codes' }),
    readPlate: () => start('plate', { name: 'plate', progress: START }),
    cancel: () => {
      latest.current += 1;
      setStep({ name: 'noCode' });
      scanner.stop();
    },
  };
}

type StepShownProps = {
  step: Step;
  isPlate: boolean;
  readPlate: () => void;
  cancel: () => void;
  onAgain: () => void;
};

function StepShown({ step, isPlate, readPlate, cancel, onAgain }: StepShownProps) {
  const t = useTexts();
  switch (step.name) {
    case 'codes':
      return <ProgressBar label={t('lookingForCode')} share={null} />;
    case 'plate': {
      const { progress } = step;
      const label = t(progress.step === 'loading' ? 'loadingReader' : 'readingPlate');
      return (
        <ProgressBar label={label} share={progress.share} action={<Button onClick={cancel}>{t('cancel')}</Button>} />
      );
    }
    case 'noCode':
      return (
        <div className="grid gap-3">
          <Notice
            role="status"
            tone="plain"
            icon={<ScanText aria-hidden="true" />}
            title={t(isPlate ? 'plateTitle' : 'noCode')}
            text={t('plateText')}
          />
          <Button
            kind="primary"
            size="large"
            isWide
            icon={<ScanText aria-hidden="true" className="size-5" />}
            onClick={readPlate}
          >
            {t('readPlate')}
          </Button>
        </div>
      );
    case 'nothing':
      return (
        <Notice
          role="status"
          tone="wait"
          icon={<SearchX aria-hidden="true" />}
          title={t('nothingRead')}
          text={t('nothingReadText')}
        />
      );
    case 'noPicture':
      return (
        <Notice
          role="alert"
          tone="bad"
          icon={<TriangleAlert aria-hidden="true" />}
          title={t('noPicture')}
          text={t('noPictureText')}
        />
      );
    case 'failed':
      return (
        <Notice
          role="alert"
          tone="bad"
          icon={<TriangleAlert aria-hidden="true" />}
          title={t('notLoaded')}
          text={t(navigator.onLine ? 'notLoadedText' : 'offlineText')}
          action={<Button onClick={onAgain}>{t('tryAgain')}</Button>}
        />
      );
  }
}
