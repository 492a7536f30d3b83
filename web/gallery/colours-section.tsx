// Grounds, inks and the brand colour with its 18 shades.
import { classNames } from '../src/ui/class-names.ts';
import { KitSection, Sample } from './kit-section.tsx';

const GROUNDS = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['raised', 'bg-raised'],
  ['hover', 'bg-hover'],
  ['press', 'bg-press'],
  ['selected', 'bg-selected'],
] as const;

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function ColoursSection() {
  return (
    <KitSection id="colours" title="Colour">
      <Sample name="Grounds with ink, soft ink and line">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
          {GROUNDS.map(([name, look]) => (
            <div key={name} className={classNames('rounded-box border border-line p-3', look)}>
              <p className="font-medium text-14">{name}</p>
              <p className="text-14 text-ink-soft">soft ink</p>
            </div>
          ))}
        </div>
      </Sample>
      <Sample name="Brand, with text on it, and its shades in tenths">
        <div className="grid gap-1">
          <div className="rounded-t-box bg-brand p-3 font-semibold text-on-brand">Text on brand</div>
          <ShadeRow towards="light" />
          <ShadeRow towards="dark" />
        </div>
      </Sample>
    </KitSection>
  );
}

function ShadeRow({ towards }: { towards: 'light' | 'dark' }) {
  return (
    <div className="grid grid-cols-9 gap-1">
      {TENTHS.map((tenth) => (
        <div
          key={tenth}
          title={`--brand-${towards}-${tenth}`}
          data-shade={`${towards}-${tenth}`}
          className="h-10 rounded-inner"
          style={{ background: `var(--brand-${towards}-${tenth})` }}
        />
      ))}
    </div>
  );
}
