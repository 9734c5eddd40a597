import type { Page } from '@playwright/test';

/** Pastes a picture of the screen as a browser does it. @param base64 bytes of a PNG */
export function pastePicture(target: Element, base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Pastes HTML as a browser does it. */
export function pasteHtml(target: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Types words by an input method, which first shows the letters that were pressed. */
export async function compose(page: Page, letters: string, words: string) {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1)
    await session.send('Input.imeSetComposition', {
      text: letters.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await session.send('Input.insertText', { text: words });
  await session.detach();
}
