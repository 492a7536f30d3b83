// A banner of the start page; its picture is sent here, or is one the shop has.
import { type DeskBanner, htmlLangOf, type Language, NO_TEXTS, shownIn } from '@outrigger/contract';
import { useLanguage } from '../../../client/texts.ts';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { type UploadedFile, useAllSent, useKeptPicture } from '../../uploads/index.ts';
import { BannerSlide } from '../banner-slide.tsx';
import { PictureAndLink } from './banner-picture.tsx';
import { useSaveBanner } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentEditor, type FormOf, useFields } from './content-editor.tsx';
import { FivePart } from './five-part.tsx';
import { WhenPart } from './when-part.tsx';
import { isLinkOrNone, isPlace, orNull, whenGiven, whenOf } from './when-shown.ts';

const first = (one: DeskBanner | undefined) => ({
  titles: one?.titles ?? NO_TEXTS,
  texts: one?.texts ?? NO_TEXTS,
  image: one?.image ?? '',
  link: one?.link ?? '',
  files: [] as readonly UploadedFile[],
  ...whenOf(one),
});
type Fields = ReturnType<typeof first>;

export function BannerForm({ one }: FormOf<DeskBanner>) {
  const t = useTexts();
  const save = useSaveBanner();
  const { fields, change, isChanged } = useFields(() => first(one));
  const sent = useAllSent();
  const { titles, texts, image, link, files } = fields;
  const onSave = () => {
    if (!sent.mayGo()) return;
    const [file] = files;
    save.mutate({
      ...(one && { id: one.id }),
      titles,
      texts,
      image: orNull(image),
      link: orNull(link),
      ...whenGiven(fields),
      ...(file && { fileId: file.fileId }),
    });
  };
  return (
    <ContentEditor
      kind="banners"
      isReady={titles.en.trim() !== '' && isLinkOrNone(link) && isPlace(fields.position)}
      missing={t('titleMissing')}
      removal={one && { kind: 'banner', id: one.id }}
      preview={<Preview fields={fields} />}
      save={{ ...save, isPending: save.isPending || sent.isSending }}
      {...{ isChanged, onSave }}
    >
      <FivePart
        pieces={[
          { label: t('bannerTitle'), value: titles, onChange: (next) => change({ titles: next }), max: 200 },
          {
            label: t('sentence'),
            value: texts,
            onChange: (next) => change({ texts: next }),
            max: 500,
            isLong: true,
            isOptional: true,
          },
        ]}
      />
      <PictureAndLink {...{ fields, change }} field={sent.field} />
      <WhenPart fields={fields} change={change} />
    </ContentEditor>
  );
}

function Preview({ fields: { titles, texts, image, link, files } }: { fields: Fields }) {
  const t = useTexts();
  const sentHref = useKeptPicture(files[0]);
  const of = (language: Language) => {
    const [title, text] = [shownIn(titles, language), shownIn(texts, language)];
    return {
      title: title.text || t('noTitle'),
      titleLang: htmlLangOf(title.language),
      text: text.text || null,
      textLang: htmlLangOf(text.language),
      image: orNull(image),
      link: isLinkOrNone(link) ? orNull(link) : null,
    };
  };
  return (
    <PreviewIn own={useLanguage()} label={t('previewIn')}>
      {(language) => (
        <div className="rounded-box border border-line">
          <BannerSlide banner={of(language)} pictureHref={sentHref} at={0} open={t('open')} />
        </div>
      )}
    </PreviewIn>
  );
}
