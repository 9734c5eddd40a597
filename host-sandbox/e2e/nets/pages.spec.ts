import { pageRoutes } from '@/app/routing/page-routes';
import { expect, test } from '../fixtures';
import { pages } from './pages';

test('Every page of the router is in the table that the nets walk', () => {
  expect(pages.map(({ pattern }) => pattern).sort()).toEqual(pageRoutes.map(({ pattern }) => pattern).sort());
});
