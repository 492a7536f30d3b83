// The gallery of the kit: what the shop at hand has to show, twenty part pictures, an illustration and a model of each machine family.
import '../kit.css';
import { session } from '../../src/client/session/session.ts';
import { useStore } from '../../src/client/stored/store.ts';
import { Anchor, TextLink } from '../../src/ui/anchor.tsx';
import { buttonLook } from '../../src/ui/button-look.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { RefusedState } from '../../src/ui/states/refused-state.tsx';
import { KitSection } from '../kit-section.tsx';
import { ThemeChoices } from '../theme-choices.tsx';
import { FamilyFigures } from './family-figures.tsx';
import { PartPictures } from './part-pictures.tsx';

export function GalleryScreen() {
  const isSignedIn = useStore(session) !== undefined;
  return (
    <div className="min-w-0 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 py-8">
        <div className="grid gap-2">
          <Logo name="Outrigger" size="large" />
          <h1 className="text-16 text-ink-soft">The gallery: pictures, illustrations and models of this shop</h1>
          <TextLink href="/kit">All pieces of the kit</TextLink>
        </div>
        <ThemeChoices />
      </header>
      {isSignedIn ? (
        <>
          <KitSection id="pictures" title="Part pictures">
            <PartPictures />
          </KitSection>
          <KitSection id="figures" title="Illustrations and models">
            <FamilyFigures />
          </KitSection>
        </>
      ) : (
        <RefusedState
          title="The catalogue is shown to customers"
          text="Sign in, and this page shows what the shop has drawn."
          action={
            <Anchor href="/login?back=%2Fkit%2Fgallery" className={buttonLook('primary')}>
              Sign in
            </Anchor>
          }
        />
      )}
    </div>
  );
}
