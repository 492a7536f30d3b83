// One figure of the office: its picture, replaced, the hotspots placed on it, and what it is; or a new one (product §8 figures with hotspots).
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useDeskList } from '../../../client/desk-list.ts';
import { figureHref } from '../../../client/address/figure-href.rules.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { PenTool } from 'lucide-react';
import { useState } from 'react';
import { SmallPicture } from '../small-picture.tsx';
import { type DeskSheet, type FigureToEdit, useDeskFigure } from './figure-desk.data.ts';
import { FigureForm } from './facts/figure-form.tsx';
import { useFigureFacts } from './facts/figure-facts.data.ts';
import { useTexts } from './figure-desk.texts.ts';
import { HotspotEditor } from './hotspot-editor.tsx';
import { ReplacePicture } from './replace-picture.tsx';

/** What a page for a new figure is drawn from. */
const NEW = { data: null, error: null, refetch: () => undefined };

export function FigureDeskScreen() {
  const t = useTexts();
  const { figureId } = useSearch({ from: '/office/figure' });
  const figure = useDeskFigure(figureId);
  const isNew = figureId === undefined;
  const title = isNew ? t('newFigure') : figure.data ? `${figure.data.code} ${figure.data.name}` : t('figure');
  const { words, meaningOf } = useDeskList({ title, lead: t(isNew ? 'newLead' : 'figureLead'), failed: t('failed') });
  return (
    <OfficePage<FigureToEdit | null> asked={isNew ? NEW : figure} words={words} meaningOf={meaningOf}>
      {(data) => (data ? <Editor figure={data} /> : <NewFigure />)}
    </OfficePage>
  );
}

function NewFigure() {
  const t = useTexts();
  return (
    <div className="grid gap-5">
      <p>
        <TextLink href="/office/figures" className="inline-flex min-h-control-small items-center">
          {t('allFigures')}
        </TextLink>
      </p>
      <FigureForm figure={null} />
    </div>
  );
}

/** Its names, books and lines, below its pictures. */
function Facts({ figureId }: { figureId: number }) {
  const t = useTexts();
  const { data, error, refetch } = useFigureFacts(figureId);
  const say = useFailureWords();
  if (error) {
    const { title, text } = say(error);
    return (
      <ErrorState title={title} meaning={text} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  // Another edition is another work.
  return data ? <FigureForm key={data.edition} figure={data} /> : <Skeleton className="h-96" />;
}

function Editor({ figure }: { figure: FigureToEdit }) {
  const t = useTexts();
  const [chosen, setChosen] = useState(figure.sheets[0]?.sheet ?? 1);
  const sheet = figure.sheets.find((one) => one.sheet === chosen);
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4">
        <TextLink href="/office/figures" className="inline-flex min-h-control-small items-center">
          {t('allFigures')}
        </TextLink>
        <TextLink
          href={figureHref({ figureId: figure.figureId })}
          className="inline-flex min-h-control-small items-center"
        >
          {t('asSeen')}
        </TextLink>
      </p>
      {figure.sheets.length > 1 ? (
        <Tabs
          label={t('sheets')}
          items={figure.sheets.map((one) => ({
            value: one.sheet.toString(),
            label: t('sheet', { sheet: one.sheet }),
          }))}
          value={chosen.toString()}
          onChange={(next) => setChosen(Number(next))}
        >
          <Drawing figure={figure} sheet={sheet} />
        </Tabs>
      ) : (
        <Drawing figure={figure} sheet={sheet} />
      )}
      <div className="max-w-xl">
        <ReplacePicture figure={figure} sheetNo={chosen} />
      </div>
      <section aria-labelledby="figure-facts" className="grid gap-4 border-line border-t pt-5">
        <h2 id="figure-facts" className="font-semibold text-20">
          {t('facts')}
        </h2>
        <Facts figureId={figure.figureId} />
      </section>
    </div>
  );
}

function Drawing({ figure, sheet }: { figure: FigureToEdit; sheet: DeskSheet | undefined }) {
  const t = useTexts();
  if (!sheet) return null;
  // Another revision is another work.
  if (!sheet.isDrawn && !sheet.file.endsWith('.svg'))
    return <HotspotEditor key={`${sheet.sheet} ${sheet.revision}`} figure={figure} sheet={sheet} />;
  return (
    <div className="grid gap-3">
      <Notice tone="plain" icon={<PenTool aria-hidden="true" />} title={t('drawn')} text={t('drawnText')} />
      <SmallPicture
        file={sheet.file}
        className="aspect-4/3 max-h-[50dvh] w-full max-w-3xl rounded-box border border-line"
      />
    </div>
  );
}
