const addresses = {
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

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Of the files beside pdf.js: how Chinese text that a document does not embed is encoded, and stand-ins for fonts. */
async function fetchAsset(name: string): Promise<Uint8Array> {
  const address = byName.get(name);
  if (address === undefined) throw new Error(`pdf.js has no ${name}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetched by the page, since a worker within a host may not be let to. */
export class CMaps {
  async fetch({ name }: { name: string }) {
    return { cMapData: await fetchAsset(`${name}.bcmap`), isCompressed: true };
  }
}

export class StandardFonts {
  fetch({ filename }: { filename: string }) {
    return fetchAsset(filename);
  }
}
