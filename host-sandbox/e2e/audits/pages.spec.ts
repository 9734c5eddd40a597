import { plainLayoutHash } from '../../../build/first-paint-script';
import { pageRoutes } from '@/app/router/page-routes';
import { expect, test } from '../support/fixtures';
import { pages } from './pages';

test('Every page of the router is in the table that the audits walk', () => {
  expect(pages.map(({ pattern }) => pattern).sort()).toEqual(pageRoutes.map(({ pattern }) => pattern).sort());
});

test('The first paint shows no banner where the page has none', () => {
  const plain = pageRoutes.filter(({ layout }) => layout === 'plain');
  expect(pageRoutes.filter(({ pattern }) => plainLayoutHash.test(`#${pattern}`))).toEqual(plain);
});
