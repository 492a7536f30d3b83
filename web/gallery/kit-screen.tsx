// The kit page: every piece of web/src/ui in every state, in the theme and brand colour chosen at its top.
import type { ComponentType } from 'react';
import './kit.css';
import { TextLink } from '../src/ui/anchor.tsx';
import { Logo } from '../src/ui/logo.tsx';
import { setBrand } from '../src/ui/theme.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { DrawingsSection } from './drawings-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FloatingSection } from './floating-section.tsx';
import { LongContentSection } from './long-content-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { StatesSection } from './states-section.tsx';
import { StatusesSection } from './statuses-section.tsx';
import { TablesSection } from './tables-section.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import { TypeSection } from './type-section.tsx';

const SECTIONS: readonly ComponentType[] = [
  DrawingsSection,
  ColoursSection,
  TypeSection,
  ButtonsSection,
  FieldsSection,
  ChoicesSection,
  StatusesSection,
  PartsSection,
  TablesSection,
  NavigationSection,
  FloatingSection,
  StatesSection,
  LongContentSection,
];

export function KitScreen() {
  return (
    <div className="min-w-0 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 py-8">
        <div className="grid gap-2">
          <Logo name="Outrigger" size="large" />
          <h1 className="text-16 text-ink-soft">The kit: every piece in every state</h1>
          <TextLink href="/kit/gallery">Pictures, illustrations and models of this shop</TextLink>
        </div>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <ThemeChoices />
          <label className="grid gap-1.5 font-medium text-14">
            Brand colour
            <input
              type="color"
              defaultValue="#f2640c"
              onChange={(event) => setBrand(event.target.value)}
              className="h-control w-20 cursor-pointer rounded-box border border-line-strong bg-surface p-1"
            />
          </label>
        </div>
      </header>
      {SECTIONS.map((Section) => (
        <Section key={Section.name} />
      ))}
    </div>
  );
}
