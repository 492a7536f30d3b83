// The tools: name, version, day of the last change, and the way to the file or page (spec §2 Service tools).
import type { Tool } from '@outrigger/contract';
import { Download } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useToolLink, useTools } from './service-tools.data.ts';
import { useTexts } from './service-tools.texts.ts';
import { ToolCard, ToolPage } from './tool-card.tsx';

export function ToolList() {
  const t = useTexts();
  const say = useFailureWords();
  const tools = useTools();
  if (tools.data) {
    if (tools.data.length === 0) return <EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />;
    return (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {tools.data.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool}>
              <ToolWay tool={tool} />
            </ToolCard>
          </li>
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

function ToolWay({ tool }: { tool: Tool }) {
  const t = useTexts();
  const link = useToolLink();
  if (!tool.file) return <ToolPage tool={tool} />;
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
