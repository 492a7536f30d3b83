// Where the account stands: the line with what is held and posted, and the store credit (product §7 Credit).
import { textToMinor } from '@outrigger/contract';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { UsageBar } from '../../ui/text/usage-bar.tsx';
import type { Account } from './credit.data.ts';
import { useTexts } from './credit.texts.ts';

export function AccountCards({ account }: { account: Account }) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card>
        <h2 className="font-semibold text-16">{t('creditLine', { currency: account.currency })}</h2>
        {account.line ? <Line line={account.line} /> : <p className="pt-2 text-ink-soft">{t('noLine')}</p>}
      </Card>
      <Card>
        <h2 className="font-semibold text-16">{t('storeCredit')}</h2>
        <p className="pt-2">
          <MoneyText text={money(account.storeCredit)} size="total" />
        </p>
        <p className="pt-1 text-14 text-ink-soft">{t('storeCreditText')}</p>
      </Card>
    </div>
  );
}

function Line({ line }: { line: NonNullable<Account['line']> }) {
  const t = useTexts();
  const { money, number } = useFormats();
  const limit = textToMinor(line.limit.amount);
  const used = textToMinor(line.held.amount) + textToMinor(line.posted.amount);
  const percent = limit === 0 ? 100 : Math.round((used / limit) * 100);
  return (
    <div className="grid gap-3 pt-2">
      <p>
        <MoneyText text={money(line.available)} size="total" /> <span className="text-ink-soft">{t('available')}</span>
      </p>
      <UsageBar label={t('used', { percent: number(percent / 100, { style: 'percent' }) })} used={percent} />
      {line.isFrozen && (
        <p className="flex items-start gap-2 font-semibold text-14 text-bad">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('frozen')}
        </p>
      )}
      <dl className="grid gap-1 text-14">
        <Row name={t('limit')}>{money(line.limit)}</Row>
        <Row name={t('held')}>{money(line.held)}</Row>
        <Row name={t('posted')}>{money(line.posted)}</Row>
      </dl>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
