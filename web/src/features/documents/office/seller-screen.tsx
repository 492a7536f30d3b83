// What invoices say of the seller: who sells, by which numbers, and to which account is paid (product §7 Invoice, §8).
import { TriangleAlert } from 'lucide-react';
import { useDeskList } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { SellerForm } from './seller-form.tsx';
import { type Seller, useSeller } from './seller.data.ts';
import { useTexts } from './seller.texts.ts';

export function SellerScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficePage asked={useSeller()} {...frame}>
      {(seller) => <Filled seller={seller} />}
    </OfficePage>
  );
}

function Filled({ seller }: { seller: Seller }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  return (
    <div className="grid max-w-3xl gap-4">
      {seller === null && (
        <Notice tone="wait" icon={<TriangleAlert aria-hidden="true" />} title={t('notTold')} text={t('notToldText')} />
      )}
      <Card>
        <SellerForm seller={seller} />
      </Card>
      {seller && (
        <p className="figures wrap-anywhere text-14 text-ink-soft">
          {t('changed', { when: dayTime(seller.changedAt), who: seller.changedBy ?? '—' })}
        </p>
      )}
    </div>
  );
}
