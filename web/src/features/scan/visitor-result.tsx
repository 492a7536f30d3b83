// What a visitor scanned is kept and opened after sign-in (spec §2 scan).
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { ReadTexts } from './read-texts.tsx';
import type { Reading } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';
import { keepScan } from './waiting-scan.stored.ts';

type VisitorResultProps = { reading: Reading; back: string | undefined; onAgain: () => void };

export function VisitorResult({ reading, back, onAgain }: VisitorResultProps) {
  const t = useTexts();
  useEffect(() => void keepScan(reading), [reading]);
  const scan = back === undefined ? '/scan' : `/scan?${new URLSearchParams({ back })}`;
  return (
    <div className="grid gap-4">
      <Notice
        role="status"
        tone="good"
        icon={<CircleCheck aria-hidden="true" />}
        title={t('visitorTitle')}
        text={t('visitorText')}
      />
      <ReadTexts reading={reading} />
      <Anchor href={`/login?${new URLSearchParams({ back: scan })}`} className={buttonLook('primary', 'large', true)}>
        {t('signIn')}
      </Anchor>
      <Button size="large" isWide onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
