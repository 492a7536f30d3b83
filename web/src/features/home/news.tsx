// What the parts desk or the shop has told since (spec §2 Notices): what waits to be confirmed, then the newest not read yet; nothing where all is done.
import { Bell } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { HomeSection } from './home-section.tsx';
import { useWaitingNotices } from './home.data.ts';
import { useTexts } from './home.texts.ts';

export function News() {
  const t = useTexts();
  const { day } = useFormats();
  const notices = useWaitingNotices().data?.items ?? [];
  if (notices.length === 0) return null;
  return (
    <HomeSection id="home-news" title={t('news')} all={{ href: '/notice', label: t('allNews') }}>
      <ul className="rounded-box border border-line bg-surface">
        {notices.map((notice) => (
          <li key={notice.id} className="border-line border-b last:border-b-0">
            <Anchor
              href={`/notice/detail?id=${notice.id.toString()}`}
              className="flex min-h-control items-center gap-3 px-3 py-2 -outline-offset-2 hover:bg-hover"
            >
              <Bell aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="grid min-w-0 flex-1 justify-items-start gap-x-3 sm:flex sm:items-center sm:justify-between">
                <span lang={notice.nameLang ?? undefined} className="min-w-0 font-semibold text-14">
                  {notice.name}
                </span>
                {notice.needsConfirmation && (
                  <StatusChip isBare status="waiting">
                    {t('toConfirm')}
                  </StatusChip>
                )}
              </span>
              <span className="shrink-0 text-14 text-ink-soft">{day(notice.releasedAt)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
