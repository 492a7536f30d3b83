// The mark and the technical drawings of the kit page.
import { ArticulatingBoom } from '../src/ui/pictures/drawings/articulating-boom.tsx';
import { Forklift } from '../src/ui/pictures/drawings/forklift.tsx';
import { ScissorLift } from '../src/ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../src/ui/pictures/drawings/telescopic-boom.tsx';
import { Logo, LogoMark } from '../src/ui/logo.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const DRAWINGS = [
  { name: 'Scissor lift', Drawing: ScissorLift },
  { name: 'Telescopic boom lift', Drawing: TelescopicBoom },
  { name: 'Articulating boom lift', Drawing: ArticulatingBoom },
  { name: 'Forklift', Drawing: Forklift },
];

export function DrawingsSection() {
  return (
    <KitSection id="drawings" title="Mark and drawings">
      <Sample name="Mark, with and without the name" look="row">
        <LogoMark />
        <LogoMark size="large" />
        <Logo name="Outrigger" />
      </Sample>
      <Sample name="Machine families, with callouts">
        <div className="grid gap-3 sm:grid-cols-2">
          {DRAWINGS.map(({ name, Drawing }) => (
            <figure key={name} className="rounded-box border border-line bg-surface p-4">
              <Drawing label={name} hasCallouts />
              <figcaption className="pt-2 text-14 text-ink-soft">{name}</figcaption>
            </figure>
          ))}
        </div>
      </Sample>
      <Sample name="Small, without callouts" look="row">
        {DRAWINGS.map(({ name, Drawing }) => (
          <div key={name} className="w-36">
            <Drawing />
          </div>
        ))}
      </Sample>
    </KitSection>
  );
}
