// Ten recovery codes, shown once (product §3): to be copied or written down before one goes on.
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { copyText } from '../../../ui/text/copy-text.ts';
import { useFactorTexts } from './second-factor.texts.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useFactorTexts();
  const [isKept, setKept] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    showToast(isCopied ? { text: t('copied') } : { text: t('copyFailed'), tone: 'bad' });
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('codesText')}</p>
      <ol
        aria-label={t('codes')}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-box border border-line bg-surface p-4 font-mono text-16"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
      <Checkbox label={t('kept')} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      <Button kind="primary" size="large" isWide disabled={!isKept} onClick={onKept}>
        {t('goOn')}
      </Button>
    </div>
  );
}
