const urls = {
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
};

const urlByName = new Map(
  Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** Encodings of Chinese text that a document does not embed. Fetched by the page: a host may not let a worker fetch. */
export class CMaps {
  async fetch({ name }: { name: string }) {
    return { cMapData: await fetchAsset(`${name}.bcmap`), isCompressed: true };
  }
}

/** Substitutes for the fonts that a document does not embed. */
export class StandardFonts {
  fetch({ filename }: { filename: string }) {
    return fetchAsset(filename);
  }
}

async function fetchAsset(name: string): Promise<Uint8Array> {
  const url = urlByName.get(name);
  if (url === undefined) throw new Error(`pdf.js has no ${name}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
