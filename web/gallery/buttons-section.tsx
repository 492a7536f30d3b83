// Buttons in every kind, size and state.
import { Heart, Plus, ScanLine, Settings, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Anchor } from '../src/ui/anchor.tsx';
import { Button } from '../src/ui/button.tsx';
import { buttonLook } from '../src/ui/button-look.ts';
import { IconButton } from '../src/ui/icon-button.tsx';
import { KitSection, Sample } from './kit-section.tsx';

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonsSection() {
  const [isFavourite, setFavourite] = useState(true);
  return (
    <KitSection id="buttons" title="Buttons">
      <Sample name="Kinds" look="row">
        <Button kind="primary">Add to cart</Button>
        <Button>Change machine</Button>
        <Button kind="quiet">Skip</Button>
        <Button kind="danger">Empty cart</Button>
        <Anchor href="#buttons" className={buttonLook('secondary')}>
          A link as button
        </Anchor>
      </Sample>
      <Sample name="With icon; small, normal, large" look="row">
        <Button size="small" icon={<Plus aria-hidden="true" className="size-4" />}>
          Add
        </Button>
        <Button icon={<Trash2 aria-hidden="true" className="size-4" />}>Remove</Button>
        <Button kind="primary" size="large" icon={<ScanLine aria-hidden="true" className="size-5" />}>
          Scan the nameplate
        </Button>
      </Sample>
      <Sample name="Disabled" look="row">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            Not now
          </Button>
        ))}
      </Sample>
      <Sample name="Busy" look="row">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} isBusy>
            Saving
          </Button>
        ))}
      </Sample>
      <Sample name="Whole width, saying what happens and what it costs">
        <div className="max-w-sm">
          <Button kind="primary" size="large" isWide>
            Order for $1,284.50 on credit
          </Button>
        </div>
      </Sample>
      <Sample name="Icon buttons: quiet, with a line, pressed, with a count, disabled" look="row">
        <IconButton label="Settings" icon={<Settings aria-hidden="true" />} />
        <IconButton kind="secondary" label="Scan" icon={<ScanLine aria-hidden="true" />} />
        <IconButton
          label="Favourite"
          icon={<Heart aria-hidden="true" />}
          isPressed={isFavourite}
          onClick={() => setFavourite(!isFavourite)}
        />
        <IconButton size="bar" label="Cart, 12 lines" icon={<ShoppingCart aria-hidden="true" />} count={12} />
        <IconButton label="Settings, not allowed" icon={<Settings aria-hidden="true" />} disabled />
      </Sample>
    </KitSection>
  );
}
