/** One XSS payload; the canary detects it when it runs (`canary.ts`). */
export interface Payload {
  family: string;
  encoding: string;
  text: string;
}

type PayloadTable = Readonly<Record<string, readonly string[]>>;

const canaryCode = '__canary=1';
const image = `<img src=x onerror=${canaryCode}>`;

/** Markup, by how it tries to run. */
export const markupFamilies: PayloadTable = {
  script: [
    `<script>${canaryCode}</script>`,
    '<script src=/canary.js></script>',
    `<script/x>${canaryCode}</script >`,
    `<scr<script>ipt>${canaryCode}</scr</script>ipt>`,
    `<script type=module>window.${canaryCode}</script>`,
  ],
  'event handler': [
    image,
    `<img/src="x"/onerror=${canaryCode}>`,
    `<svg onload=${canaryCode}></svg>`,
    `<body onload=${canaryCode}>`,
    `<details open ontoggle=${canaryCode}>x</details>`,
    `<input autofocus onfocus=${canaryCode}>`,
    `<video><source onerror=${canaryCode}></video>`,
    `<audio src=x onerror=${canaryCode}></audio>`,
    `<p onclick=${canaryCode} onpointerenter=${canaryCode} tabindex=1>x</p>`,
    `<a href=# onclick=${canaryCode}>x</a>`,
    `<p style="animation:x 1s" onanimationstart=${canaryCode}>x</p>`,
  ],
  'javascript address': [
    `<a href="javascript:${canaryCode}">x</a>`,
    `<a href="java&#9;script:${canaryCode}">x</a>`,
    `<a href="&#1;javascript:${canaryCode}">x</a>`,
    `<a href="javascript&colon;${canaryCode}">x</a>`,
    `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${canaryCode}">x</a>`,
    `<a href="javascript://%0a${canaryCode}">x</a>`,
    `<img src="javascript:${canaryCode}">`,
    `<a href="vbscript:${canaryCode}">x</a>`,
  ],
  'data address': [
    `<a href="data:text/html,<script>${canaryCode}</script>">x</a>`,
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="blob:https://example.org/1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a href="//canary.invalid/">x</a>',
    '<a href="/\\canary.invalid/">x</a>',
  ],
  'svg and math': [
    `<svg><script>${canaryCode}</script></svg>`,
    `<svg><a xlink:href="javascript:${canaryCode}"><text y=9>x</text></a></svg>`,
    `<svg><animate onbegin=${canaryCode} attributeName=x dur=1s></svg>`,
    `<svg><style>${image}</style></svg>`,
    `<svg><foreignObject>${image}</foreignObject></svg>`,
    '<svg><image href=/canary /></svg>',
    '<svg><use href="/canary#x"/></svg>',
    `<math><mi xlink:href="javascript:${canaryCode}">x</mi></math>`,
    `<math><annotation-xml encoding="text/html">${image}</annotation-xml></math>`,
  ],
  mutation: [
    `<noscript><p title="</noscript>${image}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${canaryCode}&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=${canaryCode}>">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src=1 onerror=${canaryCode}>`,
    `<textarea><p title="</textarea>${image}">`,
    `<title><p title="</title>${image}">`,
    `<select><template><style><!--</style><a rel="--></style></template></select>${image}">x</a>`,
    `<table><caption><svg><desc><table><caption></caption></table></desc><style><a title="</style>${image}"></style></svg></caption></table>`,
    `<xmp><p title="</xmp>${image}">`,
    `<svg><title><style><!--</style></title></svg><p title="-->${image}">`,
    `<math><annotation-xml encoding="text/html"><style></math>${image}</style>`,
    `<svg><desc><noembed><a title="</noembed>${image}"></desc></svg>`,
  ],
  style: [
    '<style>*{background:url(/canary)!important}</style>',
    '<style>@import "/canary.css";</style>',
    '<p style="background:url(/canary)">x</p>',
    '<p style="position:fixed;inset:0;z-index:99999">x</p>',
    '<link rel=stylesheet href=/canary.css>',
    '<table background=/canary><tr><td>x</table>',
    '<p style="background:u\\72l(/canary)">x</p>',
    '<ul style="list-style-image:url(/canary)"><li>x</ul>',
    '<style>@font-face{font-family:x;src:url(/canary)}p{font-family:x}</style><p>x</p>',
    `<p style="width:expression(${canaryCode});-moz-binding:url(/canary#x)">x</p>`,
    `<svg><style>*{fill:url(/canary#x)}</style><rect width=9 height=9 /></svg>`,
  ],
  embedding: [
    '<iframe src=/canary></iframe>',
    `<iframe srcdoc="<script>parent.${canaryCode}</script>"></iframe>`,
    '<object data=/canary></object>',
    '<embed src=/canary>',
    '<video poster=/canary src=/canary></video>',
    '<audio src=/canary autoplay></audio>',
    '<picture><source srcset=/canary><img alt=x></picture>',
    '<img srcset="/canary 1x, /canary 2x">',
    '<input type=image src=/canary>',
    '<link rel=preload as=image href=/canary>',
  ],
  'page control': [
    '<meta http-equiv=refresh content="0;url=/canary">',
    '<base href="https://canary.invalid/">',
    '<form action=/canary><button>x</button></form>',
    `<button formaction="javascript:${canaryCode}" form=x>x</button>`,
    '<form id=x action=/canary></form><button form=x>x</button>',
  ],
  clobbering: [
    '<a id=portal-config href=x>x</a>',
    '<a id=portal-root>x</a>',
    '<form name=getElementById><input name=attributes></form>',
    '<img name=body><img name=cookie><img name=querySelector>',
    '<a id=__portalEarly></a><a id=__portalEarly name=then href="//canary.invalid"></a>',
    '<a id=location href=/canary>x</a>',
  ],
  opener: [
    '<a href="https://example.org/" target=_blank>x</a>',
    '<a href="https://example.org/" target=_blank rel=opener>x</a>',
    '<a href="https://example.org/" target=_top>x</a>',
    '<a href="https://example.org/" ping=/canary>x</a>',
  ],
  template: [
    `<template><script>${canaryCode}</script>${image}</template>`,
    `<div><template shadowrootmode=open><script>${canaryCode}</script>${image}</template></div>`,
  ],
  unclosed: [
    `<img src=x onerror=${canaryCode} `,
    `<a href="javascript:${canaryCode}`,
    `<!-- ${image}`,
    `<![CDATA[ ${image}`,
    `</div></article></main></body></html><script>${canaryCode}</script>`,
    `"'>${image}`,
    `<plaintext>${image}`,
    `<?xml version="1.0"?>${image}`,
  ],
};

/** URLs as a link field may contain them. */
export const urlFamilies: PayloadTable = {
  script: [
    `javascript:${canaryCode}`,
    `javascript://%0a${canaryCode}`,
    `vbscript:${canaryCode}`,
    `javascript:%5f%5fcanary=1`,
    `java\nscript:${canaryCode}`,
  ],
  data: [
    `data:text/html,<script>${canaryCode}</script>`,
    'data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+',
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${canaryCode}"/>`,
  ],
  'other scheme': [
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'filesystem:x',
    'view-source:x',
    'about:blank',
  ],
  'other site': [
    '//canary.invalid/',
    '\\\\canary.invalid\\',
    '/\\canary.invalid/',
    'https:canary',
    'https:///example.org/',
  ],
  attribute: [
    `/article" onclick="${canaryCode}`,
    `#" onmouseover=${canaryCode} x="`,
    `https://example.org/"><script>${canaryCode}</script>`,
  ],
};

type Encoding = (text: string) => string;
const alternating = (text: string) =>
  [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
const asEntities = (write: (code: number) => string) => (text: string) =>
  text.replace(/[<>"':]/g, (character) => write(character.charCodeAt(0)));

const encodings: Readonly<Record<string, Encoding>> = {
  plain: (text) => text,
  'mixed case': (text) => text.replace(/<\/?[a-z]+|\son[a-z]+=|^[a-z]+:/g, alternating),
  'decimal entities': asEntities((code) => `&#${code};`),
  'hexadecimal entities': asEntities((code) => `&#X${code.toString(16).toUpperCase()}`),
  'double encoded': asEntities((code) => `&amp;#${code};`),
  'percent, upper case': (text) =>
    text.replace(/[<>":]/g, (character) => encodeURIComponent(character).toUpperCase()),
  'null bytes': (text) => text.replace(/<([a-z])|^([a-z])/g, '$&\0'),
  'control characters': (text) => text.replace(/ (?=[a-z])/g, '\f').replace(/^(java|vb|da)(?=\w+:)/, '$1\t'),
  'leading blanks': (text) => `\u00a0\u2028\u0001 ${text}`,
};

/** The payloads of a table in every encoding. */
export function payloadsOf(table: PayloadTable): Payload[] {
  return Object.entries(table).flatMap(([family, texts]) =>
    texts.flatMap((text) =>
      Object.entries(encodings).map(([encoding, encode]) => ({ family, encoding, text: encode(text) })),
    ),
  );
}

/** All payloads in one text, for a field that is shown once. */
export const allPayloads = [...Object.values(markupFamilies), ...Object.values(urlFamilies)].flat().join(' ');
