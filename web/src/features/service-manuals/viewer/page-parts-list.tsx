// The parts whose codes are printed on the page that is read, each with the way to it.
import { Anchor } from '../../../ui/anchor.tsx';
import { usePageParts } from '../service-manuals.data.ts';
import { useTexts } from '../service-manuals.texts.ts';

export function PagePartsList({ manualId, page }: { manualId: number; page: number }) {
  const t = useTexts();
  const parts = usePageParts(manualId, page);
  const each = [...new Map((parts.data ?? []).map((part) => [part.partId, part])).values()];
  if (each.length === 0)
    return <p className="p-2 text-ink-soft">{parts.isPending ? t('searching') : t('noParts', { page })}</p>;
  return (
    <ul className="grid">
      {each.map((part) => (
        <li key={part.partId}>
          <Anchor
            href={`/detail?code=${encodeURIComponent(part.code)}`}
            className="grid min-h-12 content-center rounded-inner px-2 py-1.5 hover:bg-hover"
          >
            <span className="font-mono font-semibold text-14">{part.code}</span>
            <span lang={part.nameLang ?? undefined} className="wrap-anywhere text-14 text-ink-soft">
              {part.name}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
