// Text fields in every state, and the fields made of them.
import { useState } from 'react';
import { type DateRange, DateRangeField, isDateRangeValid } from '../src/ui/fields/date-range-field.tsx';
import { FileDrop, FileRow } from '../src/ui/fields/file-drop.tsx';
import { PasswordField } from '../src/ui/fields/password-field.tsx';
import { PhoneField } from '../src/ui/fields/phone-field.tsx';
import { SelectField } from '../src/ui/fields/select-field.tsx';
import { TextAreaField } from '../src/ui/fields/text-area-field.tsx';
import { TextField } from '../src/ui/fields/text-field.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'DE', label: 'Germany' },
  { value: 'CN', label: 'China' },
];
const CODES = [
  { country: 'US', code: '+1', name: 'United States' },
  { country: 'DE', code: '+49', name: 'Germany' },
  { country: 'CN', code: '+86', name: 'China' },
];
const EMAIL_ERROR = 'Give an address such as name@company.com';

export function FieldsSection() {
  const [range, setRange] = useState<DateRange>({ from: '2026-11-02', to: '2026-11-26' });
  const [phone, setPhone] = useState({ callingCode: '+49', number: '30 1234 567' });
  return (
    <KitSection id="fields" title="Fields">
      <Sample name="Plain, with help, optional, wrong, disabled, read only" look="grid">
        <TextField label="Company" defaultValue="Nordlift Rental" />
        <TextField label="Serial number" isCode help="On the nameplate, 7 or 17 characters" placeholder="S10E…" />
        <TextField label="Cost centre" note="optional" />
        <TextField label="Email" type="email" defaultValue="buyer@" error={EMAIL_ERROR} />
        <TextField label="Fleet number" defaultValue="F-118" disabled />
        <TextField label="Login" defaultValue="buyer@demo.outrigger.example" readOnly />
        <TextField label="Weight" inputMode="decimal" defaultValue="12.4" end="kg" />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" defaultValue="Outrigger" />
        <SelectField label="Country" options={COUNTRIES} emptyLabel="Choose a country" defaultValue="" />
        <SelectField label="State" options={COUNTRIES} defaultValue="US" error="Choose a state" />
        <SelectField label="Currency" options={COUNTRIES} defaultValue="DE" disabled />
        <TextAreaField label="Notes for the warehouse" note="optional" defaultValue="Gate 4, call before delivery." />
      </Sample>
      <Sample name="Telephone, dates" look="grid">
        <PhoneField
          name="phone"
          label="Telephone"
          codeLabel="Country calling code"
          numberLabel="Number"
          emptyLabel="Code"
          codes={CODES}
          value={phone}
          onChange={setPhone}
        />
        <DateRangeField
          label="Ordered"
          fromLabel="From"
          toLabel="To"
          value={range}
          onChange={setRange}
          error={isDateRangeValid(range) ? undefined : 'Choose a last day that is not before the first'}
        />
      </Sample>
      <UploadSamples />
    </KitSection>
  );
}

function UploadSamples() {
  const [names, setNames] = useState(['serial-list.xlsx']);
  return (
    <Sample name="Upload: empty and chosen, being sent, refused" look="grid">
      <FileDrop
        label="Photo or document"
        text="or drop it here, up to 20 MB"
        chooseLabel="Choose files"
        isMultiple
        onFiles={(files) => setNames([...names, ...files.map((file) => file.name)])}
      >
        {names.map((name) => (
          <FileRow
            key={name}
            name={name}
            detail="84 KB, 118 rows"
            removeLabel={`Remove ${name}`}
            onRemove={() => setNames(names.filter((other) => other !== name))}
          />
        ))}
        <FileRow name="nameplate.jpg" share={0.6} removeLabel="Cancel nameplate.jpg" onRemove={() => undefined} />
      </FileDrop>
      <FileDrop
        label="Import file"
        text="csv, xlsx or ods, up to 2 MB and 500 rows"
        chooseLabel="Choose a file"
        error="order.xlsx has 1,204 rows; 500 fit in one import. Split it and import the parts."
        onFiles={() => undefined}
      />
    </Sample>
  );
}
