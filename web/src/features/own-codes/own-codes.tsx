// What the company calls a part, folded on its page: few look there, so that nothing is asked or loaded before it is opened.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { untilBack } from '../../client/loading/until-back.ts';
import { loadTexts } from '../../client/texts.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';

const Panel = lazy(async function again(): Promise<{ default: ComponentType<{ partCode: string }> }> {
  return await Promise.all([import('./own-code-panel.tsx'), loadTexts('owncodes')])
    .then(([file]) => ({ default: file.OwnCodePanel }))
    .catch(() => untilBack().then(again));
});

type OwnCodesProps = {
  /** In the words of the page. */
  title: string;
  partCode: string;
};

export function OwnCodes({ title, partCode }: OwnCodesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Disclosure title={title} isHeading onToggle={() => setOpen(true)}>
        {isOpen && (
          <Suspense fallback={<SkeletonText lines={2} />}>
            <Panel partCode={partCode} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
