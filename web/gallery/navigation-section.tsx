// Ways around: search with suggestions, tabs, breadcrumbs, steps that fold, disclosures.
import { Package, ScanLine, Truck } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumbs } from '../src/ui/layout/breadcrumbs.tsx';
import { Button } from '../src/ui/button.tsx';
import { Disclosure } from '../src/ui/layout/disclosure.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { SearchBox } from '../src/ui/fields/search-box.tsx';
import { Stepper } from '../src/ui/layout/stepper.tsx';
import { Tabs } from '../src/ui/layout/tabs.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const TABS = [
  { value: 'account', label: 'Account' },
  { value: 'mobile', label: 'Mobile' },
  { value: 'open', label: 'Open orders', count: 12 },
];

export function NavigationSection() {
  const [tab, setTab] = useState('account');
  return (
    <KitSection id="navigation" title="Ways around">
      <Sample name="Search with suggestions: type to see them">
        <SearchSample />
      </Sample>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          label="Where you are"
          steps={[
            { label: 'Machines', href: '#navigation' },
            { label: 'S10E 22032963', href: '#navigation' },
          ]}
          current="Lift cylinder"
        />
      </Sample>
      <Sample name="Tabs">
        <Tabs label="Ways to sign in" items={TABS} value={tab} onChange={setTab}>
          <p className="text-ink-soft">The content of the tab “{tab}”.</p>
        </Tabs>
      </Sample>
      <Sample name="Steps that fold">
        <StepperSample />
      </Sample>
      <Sample name="Disclosures">
        <div className="rounded-box border border-line bg-surface px-3">
          <Disclosure title="Which serial number do I need?" isOpenAtFirst>
            The one on the nameplate of the chassis, 7 or 17 characters.
          </Disclosure>
          <Disclosure title="When is my order shipped?">Each line of an order has a promise date.</Disclosure>
        </div>
      </Sample>
    </KitSection>
  );
}

const PARTS = [
  { id: 'p1', code: 'NV-4402-118', title: 'Lift cylinder seal kit', detail: 'Code begins with NV-4402' },
  { id: 'p2', code: 'NV-4402-120', title: 'Lift cylinder, lower stage', detail: 'Code begins with NV-4402' },
];
const MACHINES = [{ id: 'm1', code: '22032963', title: 'S10E scissor lift', detail: 'Fleet number F-118' }];

function SearchSample() {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const groups =
    text === 'none'
      ? []
      : [
          {
            id: 'parts',
            label: 'Parts',
            items: PARTS.map((item) => ({ ...item, icon: <Package aria-hidden="true" /> })),
          },
          {
            id: 'machines',
            label: 'Machines',
            items: MACHINES.map((item) => ({ ...item, icon: <Truck aria-hidden="true" /> })),
          },
        ];
  return (
    <div className="grid max-w-xl gap-2">
      <SearchBox
        label="Search parts and machines"
        placeholder="Part, machine or serial number"
        clearLabel="Empty the field"
        listLabel="Suggestions"
        shortcut="/"
        value={text}
        onChange={setText}
        onSubmit={(sent) => setTold(`Searched for ${sent}`)}
        onPick={(id) => setTold(`Opened ${id}`)}
        groups={groups}
        status={text === 'none' ? 'Nothing found for “none”' : undefined}
        end={<IconButton label="Scan" icon={<ScanLine aria-hidden="true" />} className="-my-px" />}
      />
      <output className="text-14 text-ink-soft">{told}</output>
    </div>
  );
}

function StepperSample() {
  const [current, setCurrent] = useState('payment');
  const steps = [
    {
      id: 'address',
      title: 'Address',
      isDone: true,
      summary: 'Nordlift Rental, Hafenstrasse 4, 20457 Hamburg',
      content: <Button onClick={() => setCurrent('payment')}>Deliver here</Button>,
    },
    {
      id: 'payment',
      title: 'Payment',
      isDone: false,
      content: <Button kind="primary">Order for $1,284.50 on credit</Button>,
    },
    { id: 'complete', title: 'Complete', isDone: false, content: null },
  ];
  return <Stepper steps={steps} current={current} onOpen={setCurrent} changeLabel="Change" />;
}
