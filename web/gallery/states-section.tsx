// Loading, empty, refused, failed: the drawn states of every list, and progress of long work.
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { ArticulatingBoom } from '../src/ui/pictures/drawings/articulating-boom.tsx';
import { EmptyState } from '../src/ui/states/empty-state.tsx';
import { ErrorState } from '../src/ui/states/error-state.tsx';
import { NavigationBar, ProgressBar } from '../src/ui/states/progress-bar.tsx';
import { RefusedState } from '../src/ui/states/refused-state.tsx';
import { Skeleton, SkeletonText } from '../src/ui/states/skeleton.tsx';
import { KitSection, Sample } from './kit-section.tsx';

export function StatesSection() {
  const [isRunning, setRunning] = useState(false);
  return (
    <KitSection id="states" title="States">
      <Sample name="Loading, in the shape of what comes" look="grid">
        <Card>
          <Skeleton className="aspect-[4/3] w-full" />
          <Skeleton className="mt-4 mb-3 h-6 w-1/2" />
          <SkeletonText />
        </Card>
      </Sample>
      <Sample name="Empty">
        <Card>
          <EmptyState
            drawing={<ArticulatingBoom />}
            title="No machine chosen"
            text="Choose one, and every part says whether it fits."
            action={<Button kind="primary">Scan the nameplate</Button>}
          />
        </Card>
      </Sample>
      <Sample name="Failed and refused">
        <div className="grid gap-3 lg:grid-cols-2">
          <ErrorState
            title="The parts could not be loaded"
            meaning="Your cart is unchanged. The server did not answer within 100 seconds."
            action={<Button>Load again</Button>}
            reference="Request 7f3a-91c2"
          />
          <RefusedState
            title="Your account may not place orders"
            text="The main account of your company can allow it: Maria Lopez, maria@nordlift.example."
            action={<Button>Ask for it</Button>}
          />
        </div>
      </Sample>
      <Sample name="Progress: known, unknown, and of the page" look="grid">
        <ProgressBar
          label="Importing"
          share={0.42}
          count="2,100 of 5,000 rows"
          action={<Button size="small">Cancel</Button>}
        />
        <ProgressBar label="Checking prices" share={null} />
        <div>
          <Button onClick={() => setRunning(!isRunning)}>
            {isRunning ? 'Stop the page line' : 'Run the page line'}
          </Button>
          <NavigationBar isRunning={isRunning} label="Loading the screen" />
        </div>
      </Sample>
    </KitSection>
  );
}
