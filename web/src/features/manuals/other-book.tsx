// Says where a figure is not of the chosen machine's book, though another model's holds it.
import { TriangleAlert } from 'lucide-react';
import { TextLink } from '../../ui/anchor.tsx';
import type { Machine } from '../machines/index.ts';
import type { FigurePage } from '../figures/index.ts';
import { useTexts } from './manuals.texts.ts';

export function OtherBook({ page, machine }: { page: FigurePage; machine: Machine | undefined }) {
  const t = useTexts();
  if (!machine || page.models.some(({ variantId }) => variantId === machine.variantId)) return null;
  const models = [...new Set(page.models.map(({ model }) => model))].slice(0, 5).join(', ');
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-14">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-wait" />
      {t('otherBook', { model: machine.model, models })}
      <TextLink href={`/manual/parts?hostId=${machine.hostId.toString()}`}>
        {t('bookOf', { model: machine.model })}
      </TextLink>
    </p>
  );
}
