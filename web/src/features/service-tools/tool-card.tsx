// One tool as everybody sees it, in the list and before it is published (spec §2 Service tools; product §8).
import type { Tool } from '@outrigger/contract';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { useTexts } from './service-tools.texts.ts';

/** What is shown of it; the languages are those of texts that are not in the reader's own. */
type ShownTool = Pick<Tool, 'name' | 'description' | 'version' | 'updatedOn' | 'link'> & {
  nameLang?: string | null | undefined;
  descriptionLang?: string | null | undefined;
};

/** Its facts; the way to its file or page stands below. */
export function ToolCard({ tool, children }: { tool: ShownTool; children: ReactNode }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <div className="grid gap-2 rounded-box border border-line bg-surface p-4 text-ink">
      <h3 className="wrap-anywhere font-semibold text-16" lang={tool.nameLang ?? undefined}>
        {tool.name}
      </h3>
      <p className="figures text-14 text-ink-soft">
        {tool.version && `${t('version', { version: tool.version })} · `}
        {t('updated', { day: day(tool.updatedOn) })}
      </p>
      {tool.description && (
        <p className="wrap-anywhere whitespace-pre-line" lang={tool.descriptionLang ?? undefined}>
          {tool.description}
        </p>
      )}
      {children}
    </div>
  );
}

type ToolPageProps = {
  tool: Pick<ShownTool, 'name' | 'link'>;
  /** True where the page that is open must stay. */
  isApart?: boolean;
};

/** What leads out of the shop; a file of its own has no way back to it either. */
const LEADING_OUT = /^(?:https:|\/static\/)/;

/** The way to its page, in another tab where it leads out of the shop; nothing without a link. */
export function ToolPage({ tool: { name, link }, isApart = false }: ToolPageProps) {
  const t = useTexts();
  if (!link) return null;
  const text = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('open')}
      <span className="sr-only">: {name}</span>
    </>
  );
  if (LEADING_OUT.test(link) || isApart)
    return (
      <a href={link} target="_blank" rel="noreferrer" className={`${buttonLook()} w-fit`}>
        {text}
      </a>
    );
  return (
    <Anchor href={link} className={`${buttonLook()} w-fit`}>
      {text}
    </Anchor>
  );
}
