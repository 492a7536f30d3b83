// Writes a PDF of any number of pages, each with a page of text: plain enough to be made here, long enough to tell.
const LINES = 45;
const WORDS = 'Check the hydraulic oil level when the machine is cold and all cylinders are retracted.';

/** Pages below one node of the tree, as programs that write books lay them. */
const A_NODE = 25;

/** The bytes of a book; every page says its number. */
export function longBook(pageCount: number): Buffer {
  const nodes = Math.ceil(pageCount / A_NODE);
  const nodeAt = (node: number) => 4 + node;
  const pageAt = (pageNo: number) => 4 + nodes + (pageNo - 1) * 2;
  const refs = (count: number, placeOf: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => `${placeOf(at)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pageCount}/Kids[${refs(nodes, nodeAt)}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  for (let node = 0; node < nodes; node += 1) {
    const count = Math.min(A_NODE, pageCount - node * A_NODE);
    const kids = refs(count, (at) => pageAt(node * A_NODE + at + 1));
    objects.push(`<</Type/Pages/Parent 2 0 R/Count ${count}/Kids[${kids}]>>`);
  }
  for (let pageNo = 1; pageNo <= pageCount; pageNo += 1) {
    const parent = nodeAt(Math.floor((pageNo - 1) / A_NODE));
    objects.push(...pageObjects(pageNo, { parent, contents: pageAt(pageNo) + 1 }));
  }
  return withTable(objects);
}

function pageObjects(pageNo: number, { parent, contents }: { parent: number; contents: number }): string[] {
  const lines = Array.from({ length: LINES }, (_, line) => `(${pageNo}.${line + 1} ${WORDS}) Tj T*`).join('\n');
  const stream = `BT /F1 11 Tf 15 TL 50 790 Td (Page ${pageNo}) Tj T* ${lines} ET`;
  const resources = '<</Font<</F1 3 0 R>>>>';
  return [
    `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources${resources}>>`,
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
  ];
}

// The table of places at the end lets a reader find a page without reading the others.
function withTable(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}
