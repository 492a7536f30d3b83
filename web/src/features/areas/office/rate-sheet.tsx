// The rates of one currency, the newest first, and the form that enters the next one (product §8; spec §9).
import { rateBetween } from '@outrigger/contract';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { OfficeCurrency } from './currencies.data.ts';
import { useTexts } from './currencies.texts.ts';
import { RateForm } from './rate-form.tsx';
import { RateHistory } from './rate-history.tsx';

export function RateSheet({ currency, onClose }: { currency: OfficeCurrency; onClose: () => void }) {
  const t = useTexts();
  const { code, rate } = currency;
  return (
    <Sheet isOpen onClose={onClose} title={t('ratesOf', { code })} closeLabel={t('close')}>
      <div className="grid gap-6">
        {rate && (
          <p className="figures text-ink-soft">
            1 USD = {rate} {code}
            <br />1 {code} = {rateBetween(rate, '1')} USD
          </p>
        )}
        {code === 'USD' ? <p>{t('isBase')}</p> : <RateForm currency={currency} />}
        <RateHistory code={code} />
      </div>
    </Sheet>
  );
}
