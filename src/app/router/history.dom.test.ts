import { acquireHistory } from './history';

it.each(['/portal', '/培训 门户', '/%E5%9F%B9%E8%AE%AD', '/a"b', '/'])(
  'The base path %s is what the browser makes of it in an address',
  (basePath) => {
    const { basename, dispose } = acquireHistory({ basePath }, true, () => {});
    location.hash = `${basePath}/index`;
    expect(`#${basename}/index`).toBe(location.hash);
    dispose();
  },
);
