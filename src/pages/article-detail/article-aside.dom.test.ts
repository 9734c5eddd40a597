import { headingsOf } from './article-aside';

// DOMParser needs jsdom
it('the contents of an article leave out headings without a text, and keep the index of the others', () => {
  const html = '<h2>报名条件</h2><h2><br></h2><p>文</p><h3> &nbsp; </h3><h3>材料</h3>';
  expect(headingsOf(html)).toEqual([
    { title: '报名条件', index: 0 },
    { title: '材料', index: 3 },
  ]);
});
