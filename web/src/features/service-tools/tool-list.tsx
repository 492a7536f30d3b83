// The tools: name, version, day of the last change, and the way to the file or page (spec §2 Service tools).
import type { Tool } from '@outrigger/contract';
import { Download, ExternalLink } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useToolLink, useTools } from './service-tools.data.ts';
import { useTexts } from './service-tools.texts.ts';

export function ToolList() {
  const t = useTexts();
  const say = useFailureWords();
  const tools = useTools();
  if (tools.data) {
    if (tools.data.length === 0) return <EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />;
    return (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {tools.data.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
    );
  }
  if (tools.error) {
    return (
      <ErrorState
        title={t('toolsFailed')}
        meaning={say(tools.error).text}
        action={<Button onClick={() => void tools.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  return <Skeleton className="h-40 w-full rounded-box" />;
}

function ToolRow({ tool }: { tool: Tool }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <li className="grid gap-2 rounded-box border border-line bg-surface p-4">
      <h3 className="font-semibold text-16" lang={tool.nameLang ?? undefined}>
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
      <ToolWay tool={tool} />
    </li>
  );
}

function ToolWay({ tool }: { tool: Tool }) {
  const t = useTexts();
  const link = useToolLink();
  if (tool.file) {
    // The answer is saved by the browser, and the page stays.
    const fetchFile = () => link.mutate({ toolId: tool.id }, { onSuccess: ({ url }) => window.location.assign(url) });
    return (
      <Button
        className="w-fit"
        icon={<Download aria-hidden="true" className="size-4" />}
        isBusy={link.isPending}
        aria-label={t('downloadNamed', { name: tool.name })}
        onClick={fetchFile}
      >
        {t('download')}
      </Button>
    );
  }
  if (!tool.link) return null;
  const isOutside = tool.link.startsWith('https:');
  const text = (
    <>
      <ExternalLink aria-hidden="true" className="size-4" />
      {t('open')}
      <span className="sr-only">: {tool.name}</span>
    </>
  );
  if (!isOutside) {
    return (
      <Anchor href={tool.link} className={`${buttonLook()} w-fit`}>
        {text}
      </Anchor>
    );
  }
  return (
    <a href={tool.link} target="_blank" rel="noreferrer" className={`${buttonLook()} w-fit`}>
      {text}
    </a>
  );
}
