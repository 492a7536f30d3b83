// The anatomy of a row and a card as screens will build them: fixed places for price, stock, quantity and the way to add.
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Card, CardHead, LinkCard } from '../src/ui/layout/card.tsx';
import { CodeText } from '../src/ui/text/code-text.tsx';
import { ScissorLift } from '../src/ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../src/ui/pictures/drawings/telescopic-boom.tsx';
import { MoneyText } from '../src/ui/text/money-text.tsx';
import { PriceStars } from '../src/ui/text/price-stars.tsx';
import { QuantityStepper } from '../src/ui/fields/quantity-stepper.tsx';
import { StatusChip } from '../src/ui/text/status-chip.tsx';
import { KitSection, Sample } from './kit-section.tsx';

export function PartsSection() {
  return (
    <KitSection id="parts" title="Cards and rows">
      <Sample name="A row card: fits, does not fit with stars for the price">
        <div className="grid gap-2">
          <RowCard fits />
          <RowCard fits={false} />
        </div>
      </Sample>
      <Sample name="A card with its head">
        <Card>
          <CardHead title="Delivery address" text="Used for all orders" end={<Button size="small">Change</Button>} />
          <p>Nordlift Rental, Hafenstrasse 4, 20457 Hamburg</p>
        </Card>
      </Sample>
      <Sample name="Link cards" look="grid">
        <LinkCard href="#parts">
          <ScissorLift />
          <p className="pt-2 font-semibold text-16">Scissor lifts</p>
          <p className="text-14 text-ink-soft">18 models, 1,204 parts</p>
        </LinkCard>
        <LinkCard href="#parts">
          <TelescopicBoom />
          <p className="pt-2 font-semibold text-16">Telescopic booms</p>
          <p className="text-14 text-ink-soft">9 models, 860 parts</p>
        </LinkCard>
      </Sample>
    </KitSection>
  );
}

function RowCard({ fits }: { fits: boolean }) {
  const [quantity, setQuantity] = useState(2);
  return (
    <Card className="grid items-center gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_9rem_auto]">
      <div className="grid min-w-0 gap-1">
        <CodeText code="NV-4402-118-00" copyLabel="Copy code" copiedLabel="Copied" />
        <p className={fits ? 'font-semibold text-16' : 'font-semibold text-16 text-ink-soft'}>
          Seal kit for lift cylinder, lower stage
        </p>
        <span>
          {fits ? (
            <StatusChip status="fits" isBare>
              Fits S10E 22032963, as built
            </StatusChip>
          ) : (
            <StatusChip status="doesNotFit" isBare>
              Does not fit: from 22035881 and above
            </StatusChip>
          )}
        </span>
      </div>
      <div className="flex items-center justify-between gap-3 md:grid md:justify-items-end md:gap-1">
        {fits ? <MoneyText text="$118.40" size="large" /> : <PriceStars label="Price not shown" />}
        <StatusChip status="inStock" isBare>
          14 in Rotterdam
        </StatusChip>
      </div>
      <div className="flex flex-wrap gap-2">
        <QuantityStepper
          value={quantity}
          onChange={setQuantity}
          labels={{ field: 'Quantity', decrease: 'One less', increase: 'One more' }}
        />
        <Button kind={fits ? 'primary' : 'secondary'} className="flex-1 md:flex-none">
          Add to cart
        </Button>
      </div>
    </Card>
  );
}
