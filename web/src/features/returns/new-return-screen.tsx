// Asks for a return: lines of any completed order within 20 days, why, photos; rule, fee and credit are shown before it is sent (spec §9).
import { limits } from '@outrigger/contract';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { useMayReturn } from './may-return.ts';
import type { Chosen } from './new-return.rules.ts';
import { ReturnAmounts } from './return-amounts.tsx';
import { ReturnForm } from './return-form.tsx';
import { ReturnableLines } from './returnable-lines.tsx';
import { useTexts } from './returns.texts.ts';
import { worthOf } from './new-return.rules.ts';

const NONE: Chosen = new Map();

export function NewReturnScreen() {
  const t = useTexts();
  const router = useRouter();
  const mayReturn = useMayReturn();
  const { orderNo } = useSearch({ from: '/returns/new' });
  const [chosen, setChosen] = useState(NONE);
  if (!mayReturn) return <RefusedState title={t('mayNot')} text={t('mayNotText')} />;
  const sent = (returnNo: string) => {
    showToast({ text: t('sent', { returnNo }), tone: 'good' });
    router.history.replace(`/returns?returnNo=${encodeURIComponent(returnNo)}`);
  };
  return (
    <div className="grid gap-5">
      <Breadcrumbs label={t('title')} steps={[{ label: t('title'), href: '/returns' }]} current={t('returnParts')} />
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('returnParts')}</h1>
        <p className="max-w-prose text-ink-soft">
          {t('policy', { days: limits.returnDays, percent: limits.restockingPercent })}
        </p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ReturnableLines orderNo={orderNo} chosen={chosen} onChange={setChosen} />
        <Card className="lg:sticky lg:top-(--sticky-top,1rem)">
          <CardHead title={t('worth')} />
          {chosen.size === 0 ? (
            <p className="text-ink-soft">{t('chooseFirst')}</p>
          ) : (
            <>
              <ReturnAmounts {...worthOf(chosen)} />
              <ReturnForm chosen={chosen} onSent={sent} />
            </>
          )}
        </Card>
      </div>
    </div>
  );
}
