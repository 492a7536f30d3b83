// The camera at the back of the telephone, from the first look until the screen is left (product §5 Scan).
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How it stands with the camera: it is not there, may not be used, or another program has it. */
export type CameraState = 'starting' | 'on' | 'none' | 'refused' | 'taken';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'taken' : 'none';
}

/** Over plain http a browser has no cameras at all. */
async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('no cameras', 'NotFoundError');
  return await mediaDevices.getUserMedia(WANTED);
}

const trackOf = (stream: MediaStream | undefined): MediaStreamTrack | undefined => stream?.getVideoTracks()[0];

/** Torches are known to some browsers only, and to no list of types. */
const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;

/** The camera's picture in `video`, its torch where it has one, and another try. */
export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  torch: { isOn: boolean; turn: () => void } | undefined;
  tryAgain: () => void;
}

export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [stream, setStream] = useState<MediaStream>();
  const [tries, setTries] = useState(0);
  const [isLit, setLit] = useState(false);
  // oxlint-disable-next-line react/exhaustive-deps -- each try opens it anew
  useEffect(() => {
    let opened: MediaStream | undefined;
    let isLeft = false;
    const close = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    openCamera().then(
      (found) => {
        opened = found;
        if (isLeft) return close();
        setStream(found);
        setState('on');
      },
      (error: unknown) => !isLeft && setState(stateOf(error)),
    );
    return () => {
      isLeft = true;
      close();
    };
  }, [tries]);
  useEffect(() => {
    const element = video.current;
    if (!element || !stream || state !== 'on') return;
    element.srcObject = stream;
    // A browser may want a press first; the picture stands still until then.
    element.play().catch(() => undefined);
  }, [stream, state]);
  const track = trackOf(stream);
  const turn = () => {
    const constraints = { advanced: [{ torch: !isLit }] } as unknown as MediaTrackConstraints;
    track?.applyConstraints(constraints).then(
      () => setLit(!isLit),
      () => undefined,
    );
  };
  const tryAgain = () => {
    setState('starting');
    setTries((count) => count + 1);
  };
  return { video, state, torch: hasTorch(track) ? { isOn: isLit, turn } : undefined, tryAgain };
}
