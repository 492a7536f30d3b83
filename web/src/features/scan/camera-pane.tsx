// The live picture with what is looked for in it; where there is none, why, and what remains (product §5 Scan).
import { CameraOff, Flashlight, FlashlightOff, ScanText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Scanner } from './reading/scanner.ts';
import type { Reading } from './scan.data.ts';
import { type ScanKey, useTexts } from './scan.texts.ts';
import { SimulatedScan } from './simulated-scan.tsx';
import { type Camera, type CameraState, useCamera } from './use-camera.ts';
import { useCodesSeen } from './use-scanner.ts';

type CameraPaneProps = {
  scanner: Scanner;
  /** False while something is typed, so that nothing is read behind the fingers. */
  isIdle: boolean;
  onRead: (reading: Reading) => void;
  /** A still of the nameplate to be read. */
  onPlate: (still: Blob) => void;
};

export function CameraPane({ scanner, isIdle, onRead, onPlate }: CameraPaneProps) {
  const t = useTexts();
  const camera = useCamera();
  const [isBroken, setBroken] = useState(false);
  useCodesSeen(
    { scanner, video: camera.video, isOn: camera.state === 'on' && !isBroken && isIdle },
    { found: (texts) => onRead({ texts, from: 'code' }), failed: () => setBroken(true) },
  );
  if (camera.state !== 'on' && camera.state !== 'starting') {
    return (
      <div className="grid gap-3">
        <NoCamera state={camera.state} onTryAgain={camera.tryAgain} />
        {camera.state === 'none' && isIdle && <SimulatedScan onRead={onRead} />}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <LivePicture camera={camera} />
      {isBroken && <Broken onTryAgain={() => setBroken(false)} />}
      <Button
        size="large"
        isWide
        disabled={camera.state !== 'on'}
        icon={<ScanText aria-hidden="true" className="size-5" />}
        onClick={() => void stillOf(camera).then((still) => still && onPlate(still))}
      >
        {t('readPlate')}
      </Button>
    </div>
  );
}

function LivePicture({ camera }: { camera: Camera }) {
  const t = useTexts();
  const { video, torch } = camera;
  return (
    <div className="relative overflow-hidden rounded-box border border-line bg-sunken">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound */}
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('livePicture')}
        className="aspect-[4/3] max-h-[52dvh] w-full object-cover"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-[12%] inset-y-[18%] rounded-box border-2 border-brand"
      />
      <p role="status" className="absolute inset-x-0 bottom-0 bg-surface px-4 py-2 text-center text-14">
        {camera.state === 'on' ? t('aim') : t('starting')}
      </p>
      {torch && (
        <Button
          className="absolute end-2 top-2"
          size="large"
          aria-pressed={torch.isOn}
          icon={
            torch.isOn ? (
              <FlashlightOff aria-hidden="true" className="size-5" />
            ) : (
              <Flashlight aria-hidden="true" className="size-5" />
            )
          }
          onClick={torch.turn}
        >
          {t('torch')}
        </Button>
      )}
    </div>
  );
}

const WHY = {
  none: ['noCamera', 'noCameraText'],
  refused: ['cameraRefused', 'cameraRefusedText'],
  taken: ['cameraTaken', 'cameraTakenText'],
} as const satisfies Partial<Record<CameraState, readonly [ScanKey, ScanKey]>>;

function NoCamera({ state, onTryAgain }: { state: keyof typeof WHY; onTryAgain: () => void }) {
  const t = useTexts();
  const [title, text] = WHY[state];
  return (
    <Notice
      role="status"
      tone="plain"
      icon={<CameraOff aria-hidden="true" />}
      title={t(title)}
      text={t(text)}
      action={state !== 'none' && <Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    />
  );
}

/** The reader of codes did not load, mostly for want of a network. */
function Broken({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTexts();
  return (
    <Notice
      role="alert"
      tone="bad"
      icon={<CameraOff aria-hidden="true" />}
      title={t('notLoaded')}
      text={t(navigator.onLine ? 'notLoadedText' : 'offlineText')}
      action={<Button onClick={onTryAgain}>{t('tryAgain')}</Button>}
    />
  );
}

async function stillOf({ video }: Camera): Promise<Blob | null> {
  const element = video.current;
  if (!element) return null;
  // Pressed before the first picture has come, it waits for that one.
  if (element.readyState < element.HAVE_CURRENT_DATA)
    await new Promise((resolve) => element.addEventListener('loadeddata', resolve, { once: true }));
  const canvas = document.createElement('canvas');
  canvas.width = element.videoWidth;
  canvas.height = element.videoHeight;
  canvas.getContext('2d')?.drawImage(element, 0, 0);
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
