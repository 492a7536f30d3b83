// The reason of a hit in words (product §5): "Also known as: 10 2456-03", "French name: vérin de levage".
import type { Hit } from './search.data.ts';
import { reasonOf } from './found-by.rules.ts';
import { useTexts } from './search.texts.ts';

export function FoundBy({ hit }: { hit: Hit }) {
  const t = useTexts();
  const { key, matched, isCode, lang } = reasonOf(hit);
  return (
    <span className="text-14 text-ink-soft">
      {t(key)}
      {matched !== null && (
        <>
          {t('colon')}
          <span lang={lang} className={isCode ? 'font-mono text-ink' : 'text-ink'}>
            {matched}
          </span>
        </>
      )}
    </span>
  );
}
