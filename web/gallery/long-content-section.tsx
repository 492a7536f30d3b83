// Panes that can be dragged, pictures one after the other, and long lists.
import { Carousel } from '../src/ui/pictures/carousel.tsx';
import { Forklift } from '../src/ui/pictures/drawings/forklift.tsx';
import { ScissorLift } from '../src/ui/pictures/drawings/scissor-lift.tsx';
import { TelescopicBoom } from '../src/ui/pictures/drawings/telescopic-boom.tsx';
import { SplitPane } from '../src/ui/layout/split-pane.tsx';
import { VirtualList } from '../src/ui/tables/virtual-list.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const ROWS = Array.from({ length: 2000 }, (_, index) => `NV-${(44_000 + index).toString()}`);
const SLIDES = [
  { id: 'scissor', label: 'Scissor lift', Drawing: ScissorLift },
  { id: 'boom', label: 'Telescopic boom lift', Drawing: TelescopicBoom },
  { id: 'forklift', label: 'Forklift', Drawing: Forklift },
].map(({ Drawing, ...slide }) => ({
  ...slide,
  content: (
    <div className="mx-auto max-w-md p-4">
      <Drawing hasCallouts />
    </div>
  ),
}));

export function LongContentSection() {
  return (
    <KitSection id="long" title="Panes and long content">
      <Sample name="Split pane: drag the bar, or arrow keys on it">
        <div className="h-96 overflow-auto rounded-box border border-line md:overflow-hidden">
          <SplitPane
            label="Width of the illustration"
            first={
              <div className="grid h-full place-items-center bg-surface p-4">
                <ScissorLift hasCallouts className="max-h-full" />
              </div>
            }
            second={
              <VirtualList
                label="2,000 rows"
                items={ROWS}
                idOf={(row) => row}
                estimatedHeight={44}
                className="h-96"
                row={(row, index) => (
                  <div className="flex h-11 items-center gap-4 border-line border-b px-4 text-14">
                    <span className="figures w-10 text-ink-soft">{index + 1}</span>
                    <span className="font-mono font-semibold">{row}</span>
                  </div>
                )}
              />
            }
          />
        </div>
      </Sample>
      <Sample name="Carousel">
        <div className="max-w-2xl">
          <Carousel
            label="Machine families"
            slides={SLIDES}
            labels={{
              previous: 'Slide before',
              next: 'Slide after',
              pause: 'Pause',
              play: 'Play',
              position: (slide, count) => `${slide} of ${count}`,
            }}
          />
        </div>
      </Sample>
    </KitSection>
  );
}
