// Product §0, §5: a reason that rests on an option rule says the rule in words, in each language, and keeps it as printed within reach.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from '../../client/api/query-client.ts';
import { changeLanguage, loadTexts } from '../../client/texts.ts';
import { openShopForParts } from '../../test/catalogue.make.ts';
import { network } from '../../test/fake-network.ts';
import { FitVerdict } from './fit-verdict.tsx';

async function reasonOf(options: string): Promise<HTMLElement> {
  await Promise.all([loadTexts('fit'), loadTexts('options')]);
  const reason = { name: 'optionNotMet', printed: null, options } as const;
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <FitVerdict verdict="doesNotFit" proof="option" reason={reason} />
      </QueryClientProvider>,
    ),
  );
  return await screen.findByTitle(options);
}

test.each([
  ['en', '!BIO', ': without Clean oil'],
  ['en', 'A+!B+(C,D)', ': with A, without B, and (with C or D)'],
  ['en', 'A+B,!(C,D)', ': (with A and with B) or (without C and without D)'],
  ['en', '!!A', ': with A'],
  ['en', 'A;B', ': A;B'],
  ['es', 'A+!B+(C,D)', ': con A, sin B y (con C o D)'],
  ['pt', 'A+!B+(C,D)', ': com A, sem B e (com C ou D)'],
  ['fa', 'A+!B+(C,D)', 'avec A, sans B et (avec C ou D)'],
  ['zh', 'A+!B+(C,D)', '：带A、不带B和（带C或D）'],
] as const)('product §0 in %s the rule %s is said “%s”', async (language, rule, words) => {
  await openShopForParts();
  network.answer(machineCalls.optionList, [{ code: 'BIO', name: 'Clean oil', nameLang: null }]);
  await changeLanguage(language);
  const reason = await reasonOf(rule);
  await expect.poll(() => reason.textContent).toContain(words);
});

test('quality 17 a name that is English for want of another says so', async () => {
  await openShopForParts();
  network.answer(machineCalls.optionList, [{ code: 'BIO', name: 'Clean oil', nameLang: 'en' }]);
  await changeLanguage('es');
  await reasonOf('BIO');
  expect((await screen.findByText('Clean oil')).lang).toBe('en');
});
