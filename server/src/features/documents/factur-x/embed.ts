// Puts the machine-readable invoice into the file that people read, as Factur-X 1.07 wants it: attached as its alternative, and named in the metadata.
import type { Paper } from '../paper/paper.ts';

const NAME = 'factur-x.xml';
const SPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const PROPERTIES = {
  DocumentFileName: ['name of the embedded XML invoice file', NAME],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['The actual version of the Factur-X XML schema', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded Factur-X data', 'EN 16931'],
} as const;

// PDF/A asks that properties it does not know are described in the file itself.
const extension = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${SPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${Object.entries(PROPERTIES)
  .map(
    ([name, [about]]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

const said = `
<rdf:Description rdf:about="" xmlns:fx="${SPACE}">${Object.entries(PROPERTIES)
  .map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;

/** Attaches it; the day is the document's own, so that the same document is the same bytes. */
export function embedXml(paper: Paper, xml: string, at: Date): void {
  const { doc } = paper;
  doc.file(Buffer.from(xml), {
    name: NAME,
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: at,
    modifiedDate: at,
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions);
  // Of pdfkit's own metadata its types say nothing.
  const { appendXML } = doc as unknown as { appendXML: (xml: string) => void };
  appendXML.call(doc, extension);
  appendXML.call(doc, said);
}
