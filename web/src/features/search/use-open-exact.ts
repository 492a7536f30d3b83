// What was named exactly is opened in place of the results: a part, a machine, or a part with the machine typed beside it chosen (product §5 Search).
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { chooseFrom, useMachine } from '../machines/index.ts';
import type { Found } from './search.data.ts';
import { exactTarget } from './search.rules.ts';
import { useTexts } from './search.texts.ts';

/** Opens it and leaves a way to all the rest; a part with a machine when the machine is known. */
export function useOpenExact(found: Found | undefined, keyword: string, isWanted: boolean): void {
  const t = useTexts();
  const router = useRouter();
  const fit = isWanted ? found?.exactFit : null;
  const { data: machine } = useMachine(fit?.hostId);
  const target = found && isWanted ? exactTarget(found) : undefined;
  const href = fit && !machine ? undefined : target;
  const total = found?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0;
  useEffect(() => {
    if (href === undefined) return;
    if (machine) chooseFrom(machine);
    router.history.replace(href);
    if (total < 2) return;
    showToast({
      text: t('openedExact', { keyword }),
      action: {
        label: t('showAll', { count: total }),
        onPress: () => router.history.push(`/searchResult?keyword=${encodeURIComponent(keyword)}&all=1`),
      },
    });
  }, [href, machine, total, keyword, router, t]);
}
