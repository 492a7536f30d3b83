// Product §8 Import: a file is what its name says, whole, and nothing in it runs or comes from elsewhere.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasRealData, REAL_DATA } from '../../../../test/real-data.ts';
import { glbOf, pdfOf, svgOf, webpOf } from '../imports.make.ts';
import { withFile } from './file-bytes.ts';
import { judgeFile } from './judge-file.ts';
import type { Judged } from './judged.ts';

const bytesOf = (content: string | Uint8Array) => {
  const bytes = Buffer.from(content);
  return { size: bytes.length, read: async (from: number, length: number) => bytes.subarray(from, from + length) };
};
const judge = (name: string, content: string | Uint8Array): Promise<Judged> => judgeFile(name, bytesOf(content));
const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, head = 'viewBox="0 0 9 9"') => `<svg ${NS} ${head}>${inner}</svg>`;
const gltf = (model: object) =>
  JSON.stringify({ asset: { version: '2.0' }, scenes: [{ nodes: [0] }], nodes: [{}], ...model });
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('\0\0\0\rIHDR'),
  Buffer.from('00000001000000010806000000', 'hex'),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]);
const XLINK = 'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"';

const SOUND: [string, string, string | Uint8Array, object][] = [
  ['a drawing', 'a.svg', svgOf('item-1', 'item-2'), { sheet: [0, 0, 200, 100], names: new Set(['item-1', 'item-2']) }],
  [
    'a drawing with all that is allowed around it',
    'a.SVG',
    `\uFEFF<?xml version="1.0"?>\n<!-- <script> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<style>.a{fill:url(#b)}</style><image href="data:image/png;base64,AA"/><use xlink:href="#x"/><text>a &amp; b &#x3c;</text>', XLINK)}\n`,
    { sheet: [0, 0, 9, 9] },
  ],
  [
    'a drawing with a prefix and a sheet that begins elsewhere',
    'a.svg',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="-5,-5 10 20"><s:g id='x'/></s:svg>`,
    { sheet: [-5, -5, 10, 20], names: new Set(['x']) },
  ],
  ['a drawing with measures alone', 'a.svg', svg('', 'width="30px" height="40"'), { sheet: [0, 0, 30, 40] }],
  ['a drawing without measures', 'a.svg', svg('', 'width="100%"'), { names: new Set() }],
  [
    'a drawing in Latin-1 that says so',
    'a.svg',
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<g id="é"/>')}`, 'latin1'),
    { names: new Set(['é']) },
  ],
  ['a drawing in UTF-16', 'a.svg', Buffer.from(`\uFEFF${svg('<g id="é"/>')}`, 'utf16le'), { names: new Set(['é']) }],
  ['a model', 'a.glb', glbOf('rod', 'seal'), { names: new Set(['rod', 'seal']) }],
  [
    'a model of text',
    'a.gltf',
    gltf({ nodes: [{ children: [1] }, { name: 'seal' }], buffers: [{ uri: 'data:,x' }] }),
    { names: new Set(['seal']) },
  ],
  ['a book', 'a.pdf', pdfOf('book'), {}],
  ['a picture', 'a.webp', webpOf('picture'), {}],
  ['a picture', 'a.png', PNG, {}],
  ['a picture', 'a.JPG', Buffer.from('ffd8ffe000044a46ffc00008080001000101ffd9', 'hex'), {}],
  ['a picture with a word of its program behind it', 'a.png', Buffer.concat([PNG, Buffer.from('made by')]), {}],
  ...[
    `<g fill="url('#a')" stroke='url("#b")' mask="url( #a )" style="fill:url( '#a' );marker:url()"/>`,
    `<style>g{fill:url('#a');stroke:url( "#b" );background:image-set(url(#a) 1x)}</style>`,
    `<g style="background:url('data:image/png;base64,AA')"/>`,
    '<g title="url(see page 3)" aria-label="url(see)" font-family="@import"/>',
    '<title>url(see page 3) @import \\</title>',
    `<animate attributeName="href" values="#a; #b" from="#a"/><animate attributeName="fill" values="red;url(#a)"/>`,
    '<g xml:lang="en" xmlns:x="urn:x" x:y="1"><x:z/></g>',
    '<g title="]]&gt; ]]>"/><![CDATA[&b;]]>&#x0000041;&apos;',
  ].map((inner): [string, string, string, object] => ['a drawing', 'a.svg', svg(inner), { sheet: [0, 0, 9, 9] }]),
];

const withLength = (glb: string, at: number, value: number): Buffer => {
  const bytes = Buffer.from(glb);
  bytes.writeUInt32LE(value, at);
  return bytes;
};

const FAULTY: [string, string, string | Uint8Array, string][] = [
  ['a picture under the name of a drawing', 'a.svg', PNG, 'an SVG drawing, written in utf-8 as it says'],
  ['a page of the web', 'a.svg', '<!DOCTYPE html><html><body/></html>', 'one svg element'],
  ['no namespace', 'a.svg', '<svg viewBox="0 0 1 1"/>', 'one svg element'],
  ['two roots', 'a.svg', svg('') + svg(''), 'only one root'],
  ['nothing', 'a.svg', '', 'whole and well-formed'],
  ['a drawing cut short', 'a.svg', svg('<g>').slice(0, -8), 'whole and well-formed'],
  ['elements crossed', 'a.svg', svg('<g><a></g></a>'), 'unexpected close tag'],
  ['a mark that is none', 'a.svg', svg('<'), 'whole and well-formed'],
  ['a script', 'a.svg', svg('<script>alert(1)</script>'), 'without script'],
  ['a script with a prefix', 'a.svg', svg('<x:Script/>'), 'without x:Script'],
  ['foreign content', 'a.svg', svg('<foreignObject><div/></foreignObject>'), 'without foreignObject'],
  ['a handler', 'a.svg', svg('<g onclick="x()"/>'), 'without onclick'],
  ['a running address', 'a.svg', svg('<a href=" java&#115;cript:x()"/>'), 'runs something'],
  ['a running address set later', 'a.svg', svg('<set attributeName="href" to="javascript:x()"/>'), 'runs something'],
  ['a page within', 'a.svg', svg('<use href="data:text/html,x"/>'), 'runs something'],
  [
    'a picture of elsewhere',
    'a.svg',
    svg('<image xlink:href="https://elsewhere.example/a.png"/>', XLINK),
    'nothing of elsewhere',
  ],
  ['a style of elsewhere', 'a.svg', svg('<style>@import "a.css";</style>'), 'nothing of elsewhere'],
  [
    'a style of elsewhere in brackets',
    'a.svg',
    svg('<style><![CDATA[g{fill:url(//elsewhere.example/a)}]]></style>'),
    'nothing of elsewhere',
  ],
  ['a fill of elsewhere', 'a.svg', svg('<g style="fill:url(https://elsewhere.example/a)"/>'), 'nothing of elsewhere'],
  ['a style sheet before it', 'a.svg', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'without a style sheet'],
  ['words of its own', 'a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'whole and well-formed'],
  ...[
    ['<a>R&D</a>', '“&” stands for nothing'],
    ['<g id="a&b"/>', '“&” stands for nothing'],
    ['<text>&nbsp;</text>', '1:70: undefined entity'],
    ['<text>&#0;</text>', 'malformed character entity'],
    ['<g id="a" x="1" id="b"/>', 'duplicate attribute: id'],
    ['<use xlink:href="#a"/>', 'unbound namespace prefix: "xlink"'],
    ['<g><x:g xmlns:x="urn:x"/><x:h/></g>', 'unbound namespace prefix: "x"'],
    ['<text>a ]]> b</text>', 'disallowed in char data'],
    ['<set attributeName="href" to="https://elsewhere.example/a"/>', 'nothing of elsewhere'],
    ['<animate attributeName="xlink:href" values="#a; //elsewhere.example/a"/>', 'nothing of elsewhere'],
    ['<animate attributeName="fill" by="url(//elsewhere.example/a)"/>', 'nothing of elsewhere'],
    [`<g fill="url( ' https://elsewhere.example/a')"/>`, 'nothing of elsewhere'],
    ['<style>g{fill:image-set("//elsewhere.example/a" 1x)}</style>', 'nothing of elsewhere'],
    ['<style>g{fill:u\\72l(//elsewhere.example/a)}</style>', 'no backslashes'],
    ['<g style="fill:u\\72l(//elsewhere.example/a)"/>', 'no backslashes'],
    ['<style>@im<!-- -->po<![CDATA[rt]]> "a.css"</style>', 'nothing of elsewhere'],
    ['<style>&#64;import "a.css"</style>', 'nothing of elsewhere'],
    ['<style>@im<g/>port "a.css"</style>', 'style is text'],
  ].map(([inner = '', words = '']): [string, string, string, string] => ['a drawing', 'a.svg', svg(inner), words]),
  ['words around a drawing', 'a.svg', `words${svg('')}`, 'outside of root node'],
  ['no model', 'a.glb', 'PK\u0003\u0004 something of some length', 'does not begin with glTF'],
  ['no bytes', 'a.glb', '', 'does not begin with glTF'],
  ['an old version', 'a.glb', withLength(glbOf(), 4, 1), 'its version is 1'],
  ['a model cut short', 'a.glb', glbOf('a').slice(0, -4), 'bytes, the file has'],
  ['a first chunk of another kind', 'a.glb', withLength(glbOf(), 16, 0x4e_49_42), 'not JSON'],
  ['a chunk beyond the end', 'a.glb', withLength(glbOf(), 12, 4096), 'does not end within the file'],
  [
    'a second chunk beyond the end',
    'a.glb',
    withLength(`${glbOf()}\u0010\0\0\0BIN\0`, 8, glbOf().length + 8),
    'ends beyond',
  ],
  ['no JSON', 'a.glb', glbOf().replace('{"asset"', '{"asset,'), 'JSON cannot be read'],
  ['no asset', 'a.gltf', '{}', 'not of version 2'],
  ['bytes of elsewhere', 'a.gltf', gltf({ buffers: [{ uri: 'a.bin' }] }), 'a.bin does not lie within'],
  ['bytes of nowhere', 'a.gltf', gltf({ buffers: [{ byteLength: 4 }] }), 'a buffer or picture does not lie within'],
  ['nodes in a circle', 'a.gltf', gltf({ nodes: [{ children: [1] }, { children: [0] }] }), 'no tree'],
  [
    'nodes in a circle beside a tree',
    'a.gltf',
    gltf({ nodes: [{ children: [1] }, {}, { children: [3] }, { children: [2] }] }),
    'no tree',
  ],
  ['a mesh that is not there', 'a.gltf', gltf({ nodes: [{ mesh: 7 }] }), 'nodes 0 names meshes 7'],
  [
    'points that are not there',
    'a.gltf',
    gltf({ nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 3 } }] }] }),
    'meshes 0 names accessors 3',
  ],
  [
    'bytes that are not there',
    'a.gltf',
    gltf({ accessors: [{ bufferView: 0 }], bufferViews: [{ buffer: 0 }] }),
    'bufferViews 0 names buffers 0',
  ],
  ['a node on itself', 'a.gltf', gltf({ nodes: [{}, { children: [1] }] }), 'no tree'],
  ['a node at two places', 'a.gltf', gltf({ nodes: [{ children: [2] }, { children: [2] }, {}] }), 'no tree'],
  ['a node that is not there', 'a.gltf', gltf({ nodes: [{ children: [7] }] }), 'no tree'],
  ['no book', 'a.pdf', '<html>%%EOF', 'a whole PDF'],
  ['a book cut short', 'a.pdf', '%PDF-1.7\n', 'a whole PDF'],
  ['another picture', 'a.webp', PNG, 'a whole WebP picture'],
  ['a picture cut short', 'a.webp', webpOf('picture').slice(0, -2), 'a whole WebP picture'],
  ['another picture', 'a.png', webpOf('picture'), 'a whole PNG picture'],
  ['another picture', 'a.jpeg', PNG, 'a whole JPEG picture'],
  ['a picture cut short', 'a.png', PNG.subarray(0, -1), 'a whole PNG picture'],
  ['a picture cut short', 'a.jpg', Buffer.from('ffd8ffe000104a464946ff', 'hex'), 'a whole JPEG picture'],
];

describe('product §8 files of an import', () => {
  test.each(SOUND)('%s is taken: %s', async (_, name, content, expected) => {
    expect(await judge(name, content)).toMatchObject({ names: expect.any(Set), ...expected });
  });

  test.each(FAULTY)('%s is refused: %s', async (_, name, content, words) => {
    expect(await judge(name, content)).toEqual({ problem: expect.stringContaining(words) });
  });

  test.each(['up', 'down'])('a chain of 120,000 nodes is read, its first %s', async (way) => {
    const nodes = Array.from({ length: 120_000 }, (_, at) => ({ name: `n${at}`, children: at > 0 ? [at - 1] : [] }));
    const chain = way === 'up' ? nodes : nodes.map(({ name }, at) => ({ name, children: nodes[at + 1] && [at + 1] }));
    const judged = await judge('a.gltf', gltf({ nodes: chain }));
    expect('names' in judged && judged.names.size).toBe(120_000);
  });

  test('a path of two million characters is read', async () => {
    const long = svg(`<path d="${'M1 1L2 2'.repeat(250_000)}"/>${'<g id="a"/>'.repeat(100_000)}`);
    expect(await judge('a.svg', long)).toMatchObject({ sheet: [0, 0, 9, 9] });
  });
});

describe.skipIf(!hasRealData)('product §8 files of others', () => {
  const judgeAt = (path: string) => withFile(join(REAL_DATA, path), (bytes) => judgeFile(path, bytes));
  const filesOf = (folder: string, ending: string) =>
    readdirSync(join(REAL_DATA, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name));

  test.each(filesOf('models3d', '.glb').filter((name) => !name.includes('broken')))('%s is taken', async (path) => {
    expect(await judgeAt(path)).toMatchObject({ names: expect.any(Set) });
  });

  test.each([
    ['models3d/broken/MissingBin__BoxTextured.gltf', 'does not lie within'],
    ['models3d/broken/RecursiveNodes__RecursiveNodes.gltf', 'no tree'],
  ])('%s is refused', async (path, words) => {
    expect(await judgeAt(path)).toEqual({ problem: expect.stringContaining(words) });
  });

  test.each(filesOf('pdf', '.pdf').filter((name) => !name.includes('tricky')))('%s is taken', async (path) => {
    expect(await judgeAt(path)).toEqual({ names: new Set() });
  });

  test.each(filesOf('part-images', 'g'))('%s is taken', async (path) => {
    expect(await judgeAt(path)).toMatchObject({ names: expect.any(Set) });
  });
});
