// The type scale, the mono face, and the languages the shop is read in.
import { TextLink } from '../src/ui/anchor.tsx';
import { classNames } from '../src/ui/class-names.ts';
import { KitSection, Sample } from './kit-section.tsx';

const SCALE = [
  ['40', 'text-40 font-semibold tracking-[-0.02em]'],
  ['28', 'text-28 font-semibold tracking-[-0.015em]'],
  ['20', 'text-20 font-semibold'],
  ['16', 'text-16'],
  ['14', 'text-14'],
  ['12', 'text-12'],
] as const;

export function TypeSection() {
  return (
    <KitSection id="type" title="Type">
      <Sample name="Scale">
        {SCALE.map(([size, look]) => (
          <p key={size} className="flex items-baseline gap-4 border-line border-b py-1 last:border-b-0">
            <span className="figures w-6 shrink-0 text-12 text-ink-soft">{size}</span>
            <span className={classNames('min-w-0', look)}>Lift cylinder seal kit</span>
          </p>
        ))}
      </Sample>
      <Sample name="Codes in the mono face, figures of one width, links">
        <p className="font-mono text-14">NV-4402-118-00 · S10E-22032963 · O0 I1 S5 B8</p>
        <p className="figures">1,284.50 · 0,111.11 · 11:11</p>
        <p>
          The part was replaced. <TextLink href="#type">Show what replaced it</TextLink> or keep the old code.
        </p>
        <p lang="zh">提升油缸密封套件，适用于剪叉式升降平台</p>
        <p lang="fr">Kit de joints pour vérin d’élévation, nacelles à ciseaux</p>
      </Sample>
    </KitSection>
  );
}
