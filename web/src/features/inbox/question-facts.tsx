// Who asks, and what it is about: machine, figure, item and part lead to their pages.
import type { QuestionDetail } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { figureHref } from '../../client/address/figure-href.rules.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmailText } from '../../ui/text/email-text.tsx';
import { useTexts } from './inbox.texts.ts';
import { topicKey } from './question-words.ts';

export function QuestionFacts({ question }: { question: QuestionDetail }) {
  const t = useTexts();
  const { place } = question;
  const businessType = question.businessType === 'nonBusiness' ? 'nonBusiness' : 'business';
  const facts: [string, ReactNode][] = [
    [t('kind'), t(question.kind)],
    [t('topic'), t(topicKey(question))],
    [t('urgency'), question.urgency && t(question.urgency)],
    [t('businessType'), question.businessType && t(businessType)],
    [t('email'), <EmailText key="email" email={question.email} />],
    [t('phone'), question.phone],
    [t('company'), question.company],
    [t('language'), t(`language_${question.language}`)],
    [t('machine'), question.serialNumber && <span className="font-mono">{question.serialNumber}</span>],
    [t('licencePlate'), question.licencePlate],
    [t('figure'), place && <Figure place={place} />],
    [t('item'), place?.itemNo],
    [t('part'), place && <Part place={place} />],
  ];
  return (
    <Card>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([name, value]) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

type Place = { place: NonNullable<QuestionDetail['place']> };

function Figure({ place: { figureId, hostId, itemNo, figureCode, figureName } }: Place) {
  if (figureId === null) return null;
  const href = figureHref({ figureId, hostId: hostId ?? undefined, item: itemNo });
  return <TextLink href={href}>{`${figureCode ?? ''} ${figureName ?? ''}`}</TextLink>;
}

function Part({ place: { partCode, partName } }: Place) {
  if (partCode === null) return null;
  return <TextLink href={`/detail?code=${encodeURIComponent(partCode)}`}>{`${partCode} ${partName ?? ''}`}</TextLink>;
}
