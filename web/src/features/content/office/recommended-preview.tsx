// The part that a typed code means, before it is put forward: its picture, code and name, or that there is none.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { useDeferredValue } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useCall } from '../../../client/api/use-call.ts';
import { inLanguage } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { PartPicture } from '../../parts/index.ts';

export function RecommendedPreview({ code }: { code: string }) {
  const say = useFailureWords();
  const language = useLanguage();
  const asked = useDeferredValue(code.trim());
  const { data: part, error } = useCall(
    partCalls.goodsDetail,
    { code: asked },
    { enabled: asked !== '', keepPrevious: true, retryOnMount: false },
  );
  if (asked === '') return null;
  if (error) return <p role="status">{say(error).text}</p>;
  if (!part) return null;
  const name = inLanguage(part, 'name', language);
  return (
    <div className="flex max-w-md items-center gap-4 rounded-box border border-line p-4">
      <PartPicture imageUrl={part.imageUrl} className="size-24" />
      <p className="grid gap-1">
        <span className="font-mono text-14">{part.code}</span>
        <span lang={name.lang} className="font-semibold">
          {name.text}
        </span>
      </p>
    </div>
  );
}
