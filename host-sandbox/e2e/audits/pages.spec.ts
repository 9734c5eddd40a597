import { readdirSync } from 'node:fs';
import { pageRoutes } from '@/app/router/page-routes';
import { pagePicture, picturesOfPages } from '../pictures/page-pictures';
import { expect, test } from '../support/fixtures';
import { pages } from '../../kits/browser/pages';

test('Every page of the router is in the table that the audits walk', () => {
  expect(pages.map(({ pattern }) => pattern).sort()).toEqual(pageRoutes.map(({ pattern }) => pattern).sort());
});

test('Every page of the router has a sheet of pictures in the docs', () => {
  const sheets = pageRoutes.map(({ pattern }) => pagePicture(pattern));
  expect(readdirSync(picturesOfPages).sort()).toEqual(sheets.sort());
});
