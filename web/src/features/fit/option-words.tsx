// What a printed option rule asks of a machine, in the reader's words, each option by its name where it has one (product §0, §5).
import { localeOf, readOptionRule, UnreadableRule } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { loadTexts, textsOf, useLanguage } from '../../client/texts.ts';
import { useCall } from '../../client/api/use-call.ts';
import type en from '../../locales/en/options.json';
import { piecesOf, ruleInWords } from './option-words.rules.ts';

const useTexts = textsOf<keyof typeof en>('options');
const HOUR_MS = 3_600_000;

function OptionWords({ rule }: { rule: string }) {
  const sentence = useSentence(rule);
  const names = useCall(machineCalls.optionList, {}, { staleTime: HOUR_MS }).data;
  // What cannot be read is quoted as it is printed.
  if (sentence === null) return <q>{rule}</q>;
  return piecesOf(sentence).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const named = names?.find((one) => one.code === piece);
    const key = `${piece}-${at}`;
    return named ? (
      <span key={key} lang={named.nameLang ?? undefined} title={piece}>
        {named.name}
      </span>
    ) : (
      <span key={key} className="font-mono">
        {piece}
      </span>
    );
  });
}

function useSentence(rule: string): string | null {
  const t = useTexts();
  const locale = localeOf(useLanguage());
  try {
    return ruleInWords(readOptionRule(rule), {
      with: (options) => t('with', { options }),
      without: (option) => t('without', { option }),
      group: (phrase) => t('group', { phrase }),
      and: (phrases) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(phrases),
      or: (phrases) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(phrases),
    });
  } catch (problem) {
    if (problem instanceof UnreadableRule) return null;
    throw problem;
  }
}

/** The piece together with its texts, so that it comes whole. */
export async function loadOptionWords() {
  await loadTexts('options');
  return { default: OptionWords };
}
