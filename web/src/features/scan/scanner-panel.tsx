// What /scan and its dialog share: the ways to read something, then what it names; the picture of a login leads to the question whether it may.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import type { Reading } from './scan.data.ts';
import { cleanTexts, signInCodeIn } from './scan.rules.ts';
import { ScanResult } from './scan-result.tsx';
import { VisitorResult } from './visitor-result.tsx';
import { WaysToRead } from './ways-to-read.tsx';

type ScannerPanelProps = {
  /** What was read before: a label's address, or what a visitor scanned. */
  first?: Reading | undefined;
  /** The screen that waits for a machine, as addresses say it. */
  back?: string | undefined;
  /** Told when something is opened. */
  onOpen?: () => void;
};

export function ScannerPanel({ first, back, onOpen }: ScannerPanelProps) {
  const [reading, setReading] = useState(first);
  const [mended, setMended] = useState('');
  const navigate = useNavigate();
  const isSignedIn = useStore(session) !== undefined;
  const read = (next: Reading) => {
    const texts = cleanTexts(next.texts);
    const [code] = texts.flatMap((text) => signInCodeIn(text) ?? []);
    if (code !== undefined) {
      onOpen?.();
      return void navigate({ to: '/qr_sign_in', search: { code } });
    }
    if (texts.length > 0) setReading({ ...next, texts });
  };
  const again = (typed = '') => {
    setMended(typed);
    setReading(undefined);
  };
  if (!reading) return <WaysToRead typed={mended} onRead={read} />;
  if (!isSignedIn) return <VisitorResult {...{ reading, back }} onAgain={() => again()} />;
  return <ScanResult {...{ reading, back, onOpen }} onAgain={again} />;
}
