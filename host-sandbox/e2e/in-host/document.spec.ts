import { signInAtHost } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { installLeakTracker } from '../audits/leak-tracker/install-leak-tracker';
import { windowNames } from '../audits/host-snapshot';
import { portalContainer, enterPortal, navigateInside, leavePortal } from '../audits/host-navigation';
import { expectNoLeaks, markHost } from '../audits/leaks';
import { jpeg2000Pdf } from '../study/pdf-fixtures';
import {
  documentIn,
  documentLesson,
  expectPageRendered,
  expectRedImage,
  serveDocument,
} from '../study/study-document';

test('In a host on another origin a document is rendered, JPEG 2000 images included, and nothing of it stays (R2.14)', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await installLeakTracker(page);
  await page.goto('/about');
  await signInAtHost(page, 'trainee');
  await enterPortal(page);
  await leavePortal(page);
  const before = await markHost(page);
  const names = await windowNames(page);

  await enterPortal(page);
  await navigateInside(page, documentLesson.address);
  await expectPageRendered(documentIn(portalContainer(page)), 1);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  await leavePortal(page);
  await expect.poll(() => page.workers()).toHaveLength(0);

  await serveDocument(page, jpeg2000Pdf());
  await enterPortal(page);
  await navigateInside(page, documentLesson.address);
  await expectRedImage(documentIn(portalContainer(page)));
  await leavePortal(page);
  await expectNoLeaks(page, before);
  expect(await windowNames(page)).toEqual(names);
});
