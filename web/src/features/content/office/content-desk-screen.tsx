// What the parts desk shows beside the catalogue (product §8): banners, recommended parts, tips and links, contacts; each listed, and one of them open.
import { useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeskList } from '../../../client/desk-list.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { BannerForm } from './banner-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { type ContentKind, type DeskContent, KINDS, useDeskContent } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentTable } from './content-table.tsx';
import { LinkForm } from './link-form.tsx';
import { RecommendationForm } from './recommendation-form.tsx';

export function ContentDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { kind: asked, id, isNew } = useSearch({ from: '/office/content' });
  const kind: ContentKind = asked ?? 'banners';
  const isOpen = id !== undefined || isNew === 'yes';
  return (
    <OfficePage asked={useDeskContent()} {...frame}>
      {(content) => (
        <>
          <Kinds kind={kind} />
          {isOpen ? (
            <Open key={`${kind} ${id ?? ''}`} kind={kind} id={id} content={content} />
          ) : (
            <>
              <Anchor
                href={`/office/content?kind=${kind}&isNew=yes`}
                className={`${buttonLook('primary')} justify-self-start`}
              >
                <Plus aria-hidden="true" className="size-4" />
                {t(`add_${kind}`)}
              </Anchor>
              <ContentTable kind={kind} content={content} />
            </>
          )}
        </>
      )}
    </OfficePage>
  );
}

function Kinds({ kind }: { kind: ContentKind }) {
  const t = useTexts();
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-2">
        {KINDS.map((one) => (
          <li key={one}>
            <Anchor
              href={`/office/content?kind=${one}`}
              aria-current={one === kind ? 'page' : undefined}
              className={classNames(buttonLook(one === kind ? 'secondary' : 'quiet'))}
            >
              {t(one)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OpenProps = { kind: ContentKind; id: number | undefined; content: DeskContent };

function Open({ kind, id, content }: OpenProps) {
  const t = useTexts();
  const of = <One extends { id: number }>(all: readonly One[]) => all.find((one) => one.id === id);
  if (id !== undefined && !of<{ id: number }>(content[kind]))
    return <EmptyState title={t('gone')} text={t('goneText')} />;
  if (kind === 'banners') return <BannerForm one={of(content.banners)} />;
  if (kind === 'recommendations') return <RecommendationForm one={of(content.recommendations)} />;
  if (kind === 'links') return <LinkForm one={of(content.links)} />;
  return <ContactForm one={of(content.contacts)} />;
}
