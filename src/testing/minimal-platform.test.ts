import { minimalData, specifiedCalls } from './minimal-platform';

it('The portal requires only the user name and the names and addresses of listed records from the specified calls (R3.2, R3.3)', () => {
  const list = (entry: object) => [entry, { 'not an': 'entry' }, null];
  const needed = Object.entries(specifiedCalls).flatMap(([name, { response }]): [string, unknown][] => {
    const data = minimalData(response, 'missing');
    return data === undefined ? [] : [[name, data]];
  });
  expect(Object.fromEntries(needed)).toEqual({
    userInfo: { username: '1' },
    dictData: list({
      dictCode: '1',
      items: list({ dictItemCode: '1', dictItemName: '1' }),
    }),
    menuTree: list({}),
    categoryTree: list({ id: '1', name: '1' }),
    articlePage: { records: list({ id: '1', title: '1' }) },
    articleDetail: { title: '1' },
    attachmentPage: { records: list({ id: '1', name: '1' }) },
    attachmentDownload: { url: '1' },
    bannerList: list({ image: '1' }),
    friendLinkList: list({ title: '1', jumpUrl: '1' }),
  });
});
