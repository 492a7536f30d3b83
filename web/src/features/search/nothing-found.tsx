// Nothing found, or a keyword that cannot be searched for: what it was, and what to try (spec §8 search messages).
import { useLengthWords, useSerialLengths } from '../machines/index.ts';
import { limits } from '@outrigger/contract';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import { type keywordProblem, oddSerialLength } from './search.rules.ts';
import { useTexts } from './search.texts.ts';

type NothingFoundProps = { keyword: string; problem: ReturnType<typeof keywordProblem> };

export function NothingFound({ keyword, problem }: NothingFoundProps) {
  const t = useTexts();
  const { serial } = useSerialLengths();
  const lengths = useLengthWords()(serial);
  const serialLength = oddSerialLength(keyword, serial);
  const hint = serialLength === undefined ? t('notFoundText') : t('serialLength', { length: serialLength, lengths });
  const words = {
    missing: { title: t('missing'), text: t('searchHelp') },
    tooLong: {
      title: t('wrongLength'),
      text: t('wrongLengthText', { length: keyword.length, most: limits.keywordMax }),
    },
    none: { title: t('notFound', { keyword }), text: hint },
  }[problem ?? 'none'];
  return (
    <EmptyState
      drawing={<ScissorLift hasCallouts />}
      title={<WholeWords text={words.title} />}
      text={words.text}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Anchor href="/category" className={buttonLook('primary')}>
            {t('browse')}
          </Anchor>
          <Anchor href="/history" className={buttonLook('secondary')}>
            {t('findMachine')}
          </Anchor>
        </div>
      }
    />
  );
}
