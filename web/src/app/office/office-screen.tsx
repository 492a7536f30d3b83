// The office's first screen (product §8): the desks of the parts desk with the lists that are open on each.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/office.json';
import { TextLink } from '../../ui/anchor.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { builtRow } from '../rows.ts';
import { useTitles } from '../titles.ts';

const useTexts = textsOf<keyof typeof en>('office');
const DESKS = [
  ['customers', ['/office/subaccounts']],
  ['catalogue', ['/office/searches']],
  ['content', ['/office/ratings']],
] as const;

export function OfficeScreen() {
  const t = useTexts();
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {DESKS.map(([desk, paths]) => (
          <Desk key={desk} name={t(desk)} paths={paths} />
        ))}
      </ul>
    </div>
  );
}

function Desk({ name, paths }: { name: string; paths: readonly string[] }) {
  const titles = useTitles();
  const rows = paths.flatMap((path) => builtRow(path) ?? []);
  if (rows.length === 0) return null;
  return (
    <li>
      <Card className="h-full">
        <h2 className="font-semibold text-16">{name}</h2>
        <ul className="pt-1">
          {rows.map(({ path, title }) => (
            <li key={path} className="flex min-h-control items-center">
              <TextLink href={path}>{titles(title)}</TextLink>
            </li>
          ))}
        </ul>
      </Card>
    </li>
  );
}
