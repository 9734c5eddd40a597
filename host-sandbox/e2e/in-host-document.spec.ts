import { signInAtHost } from './accounts';
import { expect, test } from './fixtures';
import { installLedger } from './nets/ledger/install-ledger';
import { windowNames } from './nets/host-snapshot';
import { containerOf, enter, goInside, leave } from './nets/host-visit';
import { expectUntouched, markHost } from './nets/residue';
import { pictureDocument } from './odd-documents';
import { documentIn, documentLesson, expectDrawn, expectRed, serveDocument } from './study-document';

test('In a host on another origin a document is read inside the page, its pictures in JPEG 2000 too, and nothing of it is left there (R2.14)', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await installLedger(page);
  await page.goto('/about');
  await signInAtHost(page, 'trainee');
  await enter(page);
  await leave(page);
  const before = await markHost(page);
  const names = await windowNames(page);

  await enter(page);
  await goInside(page, documentLesson.address);
  await expectDrawn(documentIn(containerOf(page)), 1);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  await leave(page);
  await expect.poll(() => page.workers()).toHaveLength(0);

  await serveDocument(page, pictureDocument());
  await enter(page);
  await goInside(page, documentLesson.address);
  await expectRed(documentIn(containerOf(page)));
  await leave(page);
  await expectUntouched(page, before);
  expect(await windowNames(page)).toEqual(names);
});
