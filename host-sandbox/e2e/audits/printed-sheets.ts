import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each sheet of the printed page, without spaces. */
export async function printedSheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const data = new Uint8Array(pdf);
  const document = await getDocument({ data, verbosity: 0, isEvalSupported: false }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    sheets.push(text.replace(/\s/g, ''));
  }
  await document.destroy();
  return sheets;
}

/** The numbers of the sheets without text. A shadow is a picture, too: a picture alone is no content. */
export async function blankSheets(page: Page): Promise<number[]> {
  const sheets = await printedSheets(page);
  return sheets.flatMap((text, index) => (text === '' ? [index + 1] : []));
}
