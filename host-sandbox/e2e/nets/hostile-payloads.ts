/** One hostile text; when it acts, the canary sees it (`canary.ts`). */
export interface Payload {
  family: string;
  encoding: string;
  text: string;
}

type Table = Readonly<Record<string, readonly string[]>>;

const act = '__canary=1';
const image = `<img src=x onerror=${act}>`;

/** Markup, by the way it tries to act. */
export const markupFamilies: Table = {
  script: [
    `<script>${act}</script>`,
    '<script src=/canary.js></script>',
    `<script/x>${act}</script >`,
    `<scr<script>ipt>${act}</scr</script>ipt>`,
    `<script type=module>window.${act}</script>`,
  ],
  'event handler': [
    image,
    `<img/src="x"/onerror=${act}>`,
    `<svg onload=${act}></svg>`,
    `<body onload=${act}>`,
    `<details open ontoggle=${act}>x</details>`,
    `<input autofocus onfocus=${act}>`,
    `<video><source onerror=${act}></video>`,
    `<audio src=x onerror=${act}></audio>`,
    `<p onclick=${act} onpointerenter=${act} tabindex=1>x</p>`,
    `<a href=# onclick=${act}>x</a>`,
    `<p style="animation:x 1s" onanimationstart=${act}>x</p>`,
  ],
  'javascript address': [
    `<a href="javascript:${act}">x</a>`,
    `<a href="java&#9;script:${act}">x</a>`,
    `<a href="&#1;javascript:${act}">x</a>`,
    `<a href="javascript&colon;${act}">x</a>`,
    `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${act}">x</a>`,
    `<a href="javascript://%0a${act}">x</a>`,
    `<img src="javascript:${act}">`,
    `<a href="vbscript:${act}">x</a>`,
  ],
  'data address': [
    `<a href="data:text/html,<script>${act}</script>">x</a>`,
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
    '<a href="blob:https://example.org/1">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a href="//canary.invalid/">x</a>',
    '<a href="/\\canary.invalid/">x</a>',
  ],
  'svg and math': [
    `<svg><script>${act}</script></svg>`,
    `<svg><a xlink:href="javascript:${act}"><text y=9>x</text></a></svg>`,
    `<svg><animate onbegin=${act} attributeName=x dur=1s></svg>`,
    `<svg><style>${image}</style></svg>`,
    `<svg><foreignObject>${image}</foreignObject></svg>`,
    '<svg><image href=/canary /></svg>',
    '<svg><use href="/canary#x"/></svg>',
    `<math><mi xlink:href="javascript:${act}">x</mi></math>`,
    `<math><annotation-xml encoding="text/html">${image}</annotation-xml></math>`,
  ],
  mutation: [
    `<noscript><p title="</noscript>${image}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${act}&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=${act}>">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src=1 onerror=${act}>`,
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
    `<p style="width:expression(${act});-moz-binding:url(/canary#x)">x</p>`,
    `<svg><style>*{fill:url(/canary#x)}</style><rect width=9 height=9 /></svg>`,
  ],
  embedding: [
    '<iframe src=/canary></iframe>',
    `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
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
    `<button formaction="javascript:${act}" form=x>x</button>`,
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
    `<template><script>${act}</script>${image}</template>`,
    `<div><template shadowrootmode=open><script>${act}</script>${image}</template></div>`,
  ],
  unclosed: [
    `<img src=x onerror=${act} `,
    `<a href="javascript:${act}`,
    `<!-- ${image}`,
    `<![CDATA[ ${image}`,
    `</div></article></main></body></html><script>${act}</script>`,
    `"'>${image}`,
    `<plaintext>${image}`,
    `<?xml version="1.0"?>${image}`,
  ],
};

/** Addresses as a link field may hold them. */
export const addressFamilies: Table = {
  script: [
    `javascript:${act}`,
    `javascript://%0a${act}`,
    `vbscript:${act}`,
    `javascript:%5f%5fcanary=1`,
    `java\nscript:${act}`,
  ],
  data: [
    `data:text/html,<script>${act}</script>`,
    'data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+',
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${act}"/>`,
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
    `/article" onclick="${act}`,
    `#" onmouseover=${act} x="`,
    `https://example.org/"><script>${act}</script>`,
  ],
};

type Encoding = (text: string) => string;
const alternating = (text: string) =>
  [...text].map((letter, place) => (place % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');
const asEntities = (write: (code: number) => string) => (text: string) =>
  text.replace(/[<>"':]/g, (sign) => write(sign.charCodeAt(0)));

const encodings: Readonly<Record<string, Encoding>> = {
  plain: (text) => text,
  'mixed case': (text) => text.replace(/<\/?[a-z]+|\son[a-z]+=|^[a-z]+:/g, alternating),
  'decimal entities': asEntities((code) => `&#${code};`),
  'hexadecimal entities': asEntities((code) => `&#X${code.toString(16).toUpperCase()}`),
  'double encoded': asEntities((code) => `&amp;#${code};`),
  'percent, upper case': (text) => text.replace(/[<>":]/g, (sign) => encodeURIComponent(sign).toUpperCase()),
  'null bytes': (text) => text.replace(/<([a-z])|^([a-z])/g, '$&\0'),
  'control characters': (text) => text.replace(/ (?=[a-z])/g, '\f').replace(/^(java|vb|da)(?=\w+:)/, '$1\t'),
  'leading blanks': (text) => `\u00a0\u2028\u0001 ${text}`,
};

/** A table's texts in every encoding. */
export function payloadsOf(table: Table): Payload[] {
  return Object.entries(table).flatMap(([family, texts]) =>
    texts.flatMap((text) =>
      Object.entries(encodings).map(([encoding, encode]) => ({ family, encoding, text: encode(text) })),
    ),
  );
}

/** Everything at once, for a place that shows one text. */
export const everyText = [...Object.values(markupFamilies), ...Object.values(addressFamilies)]
  .flat()
  .join(' ');
