// A part code in the mono face; a press copies it.
import { CodeText } from '../../ui/text/code-text.tsx';
import { useTexts } from './parts.texts.ts';

type PartCodeProps = { code: string; size?: 'normal' | 'large'; mayWrap?: boolean };

export function PartCode({ code, size = 'normal', mayWrap = false }: PartCodeProps) {
  const t = useTexts();
  return <CodeText {...{ code, size, mayWrap }} copyLabel={t('copyCode', { code })} copiedLabel={t('copied')} />;
}
