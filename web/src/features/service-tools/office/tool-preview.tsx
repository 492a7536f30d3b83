// How a tool will stand in the list, in one language after the other (product §8: with preview).
import { htmlLangOf, isLink, type Language } from '@outrigger/contract';
import { Download } from 'lucide-react';
import { useLanguage } from '../../../client/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { useTexts as useToolTexts } from '../service-tools.texts.ts';
import { ToolCard, ToolPage } from '../tool-card.tsx';
import { typedIn, type TypedTool } from './tool-fields.rules.ts';
import { useTexts } from './tools-desk.texts.ts';

type PreviewProps = { typed: TypedTool; hasFile: boolean };

/** The file is not fetched from here: it is with the shop once the tool is saved. */
export function ToolPreview({ typed, hasFile }: PreviewProps) {
  const t = useTexts();
  const words = useToolTexts();
  const of = (language: Language) => {
    const [name, description] = [typedIn(typed, 'name', language), typedIn(typed, 'text', language)];
    return {
      name: name.text || t('noName'),
      nameLang: htmlLangOf(name.language),
      description: description.text || null,
      descriptionLang: htmlLangOf(description.language),
      version: typed.version.trim() || null,
      updatedOn: typed.updatedOn,
      link: isLink(typed.link.trim()) ? typed.link.trim() : null,
    };
  };
  return (
    <Disclosure title={t('preview')}>
      <PreviewIn own={useLanguage()} label={t('previewIn')}>
        {(language) => {
          const tool = of(language);
          return (
            <ToolCard tool={tool}>
              {hasFile ? (
                <Button disabled className="w-fit" icon={<Download aria-hidden="true" className="size-4" />}>
                  {words('download')}
                </Button>
              ) : (
                <ToolPage tool={tool} isApart />
              )}
            </ToolCard>
          );
        }}
      </PreviewIn>
    </Disclosure>
  );
}
