// One company in the office (product §8): what it said of itself, its people, and the decision.
import { localeOf } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { useLanguage } from '../../client/texts.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { type Company, useCompany } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';
import { CompanyDecision } from './company-decision.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanyStatus } from './company-status.tsx';

export function CompanyScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const { id = 0 } = useSearch({ from: '/office/company' });
  const company = useCompany(id);
  if (company.data) return <Loaded company={company.data} />;
  return (
    <div className="grid gap-4">
      <Steps current={t('company')} />
      <h1 className="font-semibold text-28">{t('company')}</h1>
      {company.error ? (
        <ErrorState
          title={t('detailFailed')}
          meaning={say(company.error).text}
          action={<Button onClick={() => void company.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-box" />
      )}
    </div>
  );
}

function Steps({ current }: { current: string }) {
  const t = useTexts();
  const steps = [
    { label: t('office'), href: '/office' },
    { label: t('title'), href: '/office/companies' },
  ];
  return <Breadcrumbs label={t('office')} steps={steps} current={current} />;
}

function Loaded({ company }: { company: Company }) {
  const t = useTexts();
  return (
    <div className="grid gap-4">
      <Steps current={company.name} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere font-semibold text-28">{company.name}</h1>
        <CompanyStatus status={company.status} />
      </div>
      <div className="grid items-start gap-4 desk:grid-cols-[1fr_22rem]">
        <Card>
          <Facts company={company} />
          <WaysOn company={company} />
        </Card>
        <Card>
          <CompanyDecision key={company.status} company={company} />
        </Card>
      </div>
      <h2 className="font-semibold text-20">{t('people')}</h2>
      <CompanyPeople people={company.people} />
    </div>
  );
}

function Facts({ company }: { company: Company }) {
  const t = useTexts();
  const { day } = useFormats();
  const language = useLanguage();
  const { country, terms, decidedBy, decidedAt, decisionReason, email } = company;
  const nameOf = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('email'), email],
    [t('country'), country && nameOf.of(country)],
    [t('currency'), company.currency],
    [t('customerNumber'), company.customerNumber],
    [t('since'), day(company.createdAt)],
    [t('terms'), terms && t('termsOf', { version: terms.version, day: day(terms.agreedAt) })],
    [t('decided'), decidedAt && t('decidedBy', { person: decidedBy ?? '', day: day(decidedAt) })],
    [t('reason'), decisionReason],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value ?? t('nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}

function WaysOn({ company: { name, email, status } }: { company: Company }) {
  const t = useTexts();
  const roles = useStore(session)?.user?.officeRoles ?? [];
  const mayLend = roles.some((role) => role === 'finance' || role === 'super');
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 pt-3">
      {status === 'approved' && mayLend && (
        <TextLink href={`/office/credit?keyword=${encodeURIComponent(name)}`}>{t('creditLine')}</TextLink>
      )}
      {email !== null && (
        <TextLink href={`/office/mailbox?keyword=${encodeURIComponent(email)}`}>{t('mails')}</TextLink>
      )}
    </p>
  );
}
