// A part code in the mono face; a press copies it.
import { CodeText } from '../../ui/text/code-text.tsx';
import { useTexts } from './parts.texts.ts';

export function PartCode({ code, size = 'normal' }: { code: string; size?: 'normal' | 'large' }) {
  const t = useTexts();
  return <CodeText code={code} size={size} copyLabel={t('copyCode', { code })} copiedLabel={t('copied')} />;
}
