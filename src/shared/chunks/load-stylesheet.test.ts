import { CssChunkLoadError, loadStylesheet } from './load-stylesheet';

const root = () => document.body.appendChild(document.createElement('div'));
const linkIn = (element: HTMLElement) => element.querySelector('link');

describe('a stylesheet on demand', () => {
  it('is in the portal’s root until it is removed', async () => {
    const element = root();
    const loading = loadStylesheet(element, '/player.css');
    linkIn(element)?.dispatchEvent(new Event('load'));
    const remove = await loading;
    expect(linkIn(element)?.getAttribute('href')).toBe('/player.css');
    remove();
    expect(linkIn(element)).toBeNull();
  });

  it('that fails throws CSS_CHUNK_LOAD_FAILED with its address, is removed, and is retried under a new query (R8.25, R10.56)', async () => {
    const element = root();
    for (const href of ['/chart.css', '/chart.css?retry=1', '/chart.css?retry=2']) {
      const loading = loadStylesheet(element, '/chart.css');
      expect(linkIn(element)?.getAttribute('href')).toBe(href);
      linkIn(element)?.dispatchEvent(new Event('error'));
      const error = await loading.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(CssChunkLoadError);
      expect(error).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', address: '/chart.css' });
      expect(linkIn(element)).toBeNull();
    }
  });

  it('times out (R8.25, R9.4)', async () => {
    const element = root();
    await expect(loadStylesheet(element, '/late.css', 5)).rejects.toMatchObject({
      code: 'CSS_CHUNK_LOAD_FAILED',
      cause: new Error('timeout'),
    });
    expect(linkIn(element)).toBeNull();
  });
});
