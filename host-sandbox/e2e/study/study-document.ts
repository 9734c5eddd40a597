import { expect, type Locator, type Page } from '@playwright/test';

/** A course of the sample trainee, and a document of two pages in it. */
export const documentLesson = { address: '/study/5?lesson=37', title: '随访路径图' };

export const documentIn = (container: Page | Locator) =>
  container.getByRole('region', { name: `文档：${documentLesson.title}` });

/** The first load of pdf.js compiles half a megabyte of script. */
const pdfTimeout = { timeout: 20_000 };

/** Waits until a page of the document has its text and a canvas that is not blank. */
export async function expectPageRendered(document: Locator, page: number) {
  const sheet = document.getByRole('group', { name: `第 ${page} 页` });
  await expect(sheet.getByText(/^适用对象：/).first()).toBeAttached(pdfTimeout);
  const ink = await sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.filter((value, index) => index % 4 === 0 && value < 100).length;
  });
  expect(ink).toBeGreaterThan(500);
}

/** Serves another file for every document. @param body null for no file */
export async function serveDocument(page: Page, body: Buffer | null) {
  await page.unroute(documents);
  await page.route(documents, (route) =>
    body
      ? route.fulfill({
          contentType: 'application/pdf',
          body,
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fulfill({ status: 404 }),
  );
}
const documents = '**/media/lesson/**/*.pdf?*';

/** Waits until the image of `jpeg2000Pdf` is rendered. */
export async function expectRedImage(document: Locator) {
  const canvas = document.getByRole('group', { name: '第 1 页' }).locator('canvas');
  await expect(canvas).toBeAttached(pdfTimeout);
  const middle = await canvas.evaluate((drawn: HTMLCanvasElement) =>
    Array.from(drawn.getContext('2d')?.getImageData(drawn.width / 2, drawn.height / 2, 1, 1).data ?? []),
  );
  expect(middle).toEqual([200, 30, 60, 255].map((value) => expect.closeTo(value, -1)));
}
