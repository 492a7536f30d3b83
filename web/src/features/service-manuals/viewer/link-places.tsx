// The links of a drawn page, each over the words it stands on.
import { useEffect, useState } from 'react';
import { useTexts } from '../service-manuals.texts.ts';
import { linksOf, type LinksAsked, type PageLink } from './page-links.ts';

type LinkPlacesProps = LinksAsked & { onGo: (page: number) => void };

export function LinkPlaces({ pdf, pageNo, scale, turn, onGo }: LinkPlacesProps) {
  const t = useTexts();
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isLeft = false;
    linksOf({ pdf, pageNo, scale, turn }).then(
      (found) => !isLeft && setLinks(found),
      // A page whose links cannot be read is read without them.
      (error: unknown) => console.warn(`links of page ${pageNo} could not be read`, error),
    );
    return () => {
      isLeft = true;
    };
  }, [pdf, pageNo, scale, turn]);
  return links.map((link, at) =>
    'url' in link ? (
      <a
        key={at.toString()}
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        title={link.url}
        aria-label={t('linkOut', { address: link.url })}
        className="book-link"
        style={link.box}
      />
    ) : (
      <button
        key={at.toString()}
        type="button"
        title={t('pageNumber', { page: link.page })}
        aria-label={t('goToPage', { page: link.page })}
        onClick={() => onGo(link.page)}
        className="book-link"
        style={link.box}
      />
    ),
  );
}
