// Ticks, switches, radios, ratings and quantities.
import { useState } from 'react';
import { Checkbox } from '../src/ui/fields/checkbox.tsx';
import { QuantityStepper } from '../src/ui/fields/quantity-stepper.tsx';
import { RadioGroup } from '../src/ui/fields/radio-group.tsx';
import { RatingField } from '../src/ui/text/rating-stars.tsx';
import { Switch } from '../src/ui/fields/switch.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const PLANS = [
  { value: 'batches', label: 'Ship in batches', help: '3 lines on Thu 26 Nov, 1 line on Mon 7 Dec', end: '$48.20' },
  { value: 'together', label: 'Ship together', help: 'All 4 lines on Mon 7 Dec', end: '$31.00' },
  { value: 'pick', label: 'Collect', help: 'Not offered for this address', isDisabled: true },
];
const TITLES = [
  { value: 'mr', label: 'Mr' },
  { value: 'mrs', label: 'Mrs' },
];
const LABELS = { field: 'Quantity of NV-4402-118', decrease: 'One less', increase: 'One more' };

export function ChoicesSection() {
  const [plan, setPlan] = useState('batches');
  const [title, setTitle] = useState<string | null>(null);
  const [stars, setStars] = useState<number | null>(4);
  const [quantity, setQuantity] = useState(4);
  return (
    <KitSection id="choices" title="Choices">
      <Sample name="Ticks: off, on, mixed, disabled, wrong" look="grid">
        <Checkbox label="Only parts in stock" />
        <Checkbox label="Fits the chosen machine" defaultChecked />
        <Checkbox label="All warehouses" isMixed />
        <Checkbox label="Show replaced parts" disabled />
        <Checkbox label="I agree to the terms" error="Agree to the terms to register" />
      </Sample>
      <Sample name="Switches" look="grid">
        <Switch label="Newsletter" help="Twice a month, new parts and manuals" defaultChecked />
        <Switch label="Order mails" />
        <Switch label="Text messages" help="Add a phone number first" disabled />
      </Sample>
      <Sample name="Radios: cards, rows, inline" look="grid">
        <RadioGroup look="cards" label="Not all of it is in stock" options={PLANS} value={plan} onChange={setPlan} />
        <RadioGroup label="Title" options={TITLES} value={title} onChange={setTitle} error="Choose one" />
        <RadioGroup look="inline" label="View" options={TITLES} value={title ?? 'mr'} onChange={setTitle} />
      </Sample>
      <Sample name="Quantity: in range, at its end, disabled; rating" look="row">
        <QuantityStepper value={quantity} onChange={setQuantity} labels={LABELS} />
        <QuantityStepper value={1} onChange={() => undefined} labels={LABELS} />
        <QuantityStepper value={8} onChange={() => undefined} labels={LABELS} isDisabled />
        <RatingField
          label="Your rating"
          value={stars}
          onChange={setStars}
          starLabel={(count) => `${count} of 5 stars`}
        />
      </Sample>
    </KitSection>
  );
}
