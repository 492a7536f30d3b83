// Statuses, badges, amounts, codes and stars.
import { Badge } from '../src/ui/text/badge.tsx';
import { CodeText } from '../src/ui/text/code-text.tsx';
import { MoneyText } from '../src/ui/text/money-text.tsx';
import { PriceStars } from '../src/ui/text/price-stars.tsx';
import { RatingStars } from '../src/ui/text/rating-stars.tsx';
import { type Status, StatusChip } from '../src/ui/text/status-chip.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const WORDS: [Status, string][] = [
  ['fits', 'Fits, as built'],
  ['doesNotFit', 'Does not fit: from 22035881'],
  ['unknown', 'Fit not known'],
  ['inStock', '14 in stock'],
  ['outOfStock', 'Out of stock'],
  ['waiting', 'Waits for approval'],
  ['paid', 'Paid'],
  ['failed', 'Payment failed'],
  ['info', 'In transit'],
  ['done', 'Completed'],
];

export function StatusesSection() {
  return (
    <KitSection id="statuses" title="Statuses, amounts, codes">
      <Sample name="Chips" look="row">
        {WORDS.map(([status, word]) => (
          <StatusChip key={status} status={status}>
            {word}
          </StatusChip>
        ))}
      </Sample>
      <Sample name="Without ground, for dense rows" look="row">
        {WORDS.map(([status, word]) => (
          <StatusChip key={status} status={status} isBare>
            {word}
          </StatusChip>
        ))}
      </Sample>
      <Sample name="Badges" look="row">
        <Badge>12</Badge>
        <Badge look="line">Kit</Badge>
        <Badge look="brand">New</Badge>
      </Sample>
      <Sample name="Amounts, and stars where prices are not shown" look="row">
        <MoneyText text="$118.40" />
        <MoneyText text="$118.40" size="large" before={{ text: '$131.60', label: 'List price' }} />
        <MoneyText text="$1,284.50" size="total" />
        <PriceStars label="Price not shown" />
      </Sample>
      <Sample name="Codes that copy, ratings" look="row">
        <CodeText code="NV-4402-118-00" copyLabel="Copy code" copiedLabel="Copied" />
        <CodeText size="large" code="S10E-22032963" copyLabel="Copy serial number" copiedLabel="Copied" />
        <RatingStars value={4.3} label="4.3 of 5 stars, 12 ratings" figure="4.3 (12)" />
        <RatingStars value={0} label="Not rated" figure="Not rated" />
      </Sample>
    </KitSection>
  );
}
