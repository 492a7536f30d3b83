// The simulated scan of spec §2: in a demo without a camera it completes after three seconds; any other shop shows nothing here.
import { useEffect, useEffectEvent, useState } from 'react';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { type Reading, useSample } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';

/** Spec §9. */
const SECONDS = 3;
const STEPS = 10;

export function SimulatedScan({ onRead }: { onRead: (reading: Reading) => void }) {
  const text = useSample(true).data?.text ?? undefined;
  return text === undefined ? null : <Running key={text} text={text} onRead={onRead} />;
}

function Running({ text, onRead }: { text: string; onRead: (reading: Reading) => void }) {
  const t = useTexts();
  const [step, setStep] = useState(0);
  const complete = useEffectEvent(() => onRead({ texts: [text], from: 'code', isSimulated: true }));
  useEffect(() => {
    const clock = setInterval(() => setStep((before) => before + 1), (SECONDS * 1000) / STEPS);
    return () => clearInterval(clock);
  }, []);
  useEffect(() => {
    if (step >= STEPS) complete();
  }, [step]);
  return <ProgressBar label={t('simulating')} share={Math.min(1, step / STEPS)} />;
}
