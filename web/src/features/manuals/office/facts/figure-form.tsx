// What a figure is: its names, the models in whose books it stands and its lines, saved together (product §8 figures).
import { useNavigate } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../../client/api/failure-words.ts';
import { Refused } from '../../../../client/api/failures.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/overlays/toasts.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { useTexts } from '../figure-desk.texts.ts';
import { FigureBooks } from './figure-books.tsx';
import { type FigureFacts, useSaveFigure } from './figure-facts.data.ts';
import { FigureLines } from './figure-lines.tsx';
import { FigureNames } from './figure-names.tsx';
import { linesOf, newLine, problemOf, sentLine } from './lines.rules.ts';
import { useFigureForm } from './use-figure-form.ts';

export function FigureForm({ figure }: { figure: FigureFacts | null }) {
  const t = useTexts();
  const say = useFailureWords();
  const navigate = useNavigate();
  const save = useSaveFigure();
  const form = useFigureForm(figure);
  const [lines, setLines] = useState(() => (figure ? linesOf(figure.rows) : [newLine()]));
  const [models, setModels] = useState(() => new Set(figure?.models.map(({ variantId }) => variantId)));
  const [chapterId, setChapter] = useState('');
  const [wasSent, setSent] = useState(false);
  const placed = new Set(figure?.models.map(({ variantId }) => variantId));
  const hasNew = [...models].some((one) => !placed.has(one));
  const unknown = unknownLines(save.error);
  const send = form.submit(({ code, en, es, pt, fa, zh }) => {
    if (lines.some((line) => problemOf(line)) || (hasNew && chapterId === '')) return;
    save.mutate(
      {
        ...(figure && { figureId: figure.figureId }),
        edition: figure?.edition ?? 0,
        code: code.trim(),
        names: { en, es: es || null, pt: pt || null, fa: fa || null, zh: zh || null },
        variantIds: [...models],
        chapterId: hasNew ? Number(chapterId) : null,
        rows: lines.map(sentLine),
      },
      {
        onSuccess: ({ figureId }) => {
          showToast({ text: t('figureSaved') });
          if (!figure) void navigate({ href: `/office/figure?figureId=${figureId.toString()}`, replace: true });
        },
      },
    );
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSent(true);
    send(event);
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-x-8 gap-y-5 desk:grid-cols-2">
      <div className="grid gap-4">
        <FigureNames form={form} />
        <FigureBooks
          {...{ chapterId, hasNew }}
          chosen={models}
          onChange={setModels}
          onChapter={setChapter}
          isChecked={wasSent}
        />
      </div>
      <FigureLines
        lines={lines}
        isChecked={wasSent}
        unknown={unknown}
        onChange={(next) => {
          save.reset();
          setLines([...next]);
        }}
      />
      <div className="grid justify-items-start gap-3 desk:col-span-2">
        {save.error && (
          <Notice
            role="alert"
            tone="bad"
            icon={<TriangleAlert aria-hidden="true" />}
            title={t('notSaved')}
            text={unknown.size > 0 ? t('unknownParts') : say(save.error).text}
          />
        )}
        <Button kind="primary" size="large" type="submit" isBusy={save.isPending}>
          {t('saveFigure')}
        </Button>
      </div>
    </form>
  );
}

/** Places of the lines whose codes the shop did not know. */
function unknownLines(error: unknown): ReadonlySet<number> {
  const fields = error instanceof Refused ? (error.fields ?? []) : [];
  return new Set(fields.flatMap(({ field }) => /^rows\.(\d+)\.partCode$/.exec(field)?.[1] ?? []).map(Number));
}
