import { CallError } from '../kits/web/platform-call';

/** Milliseconds for a document of five megabytes on a slow line. */
const downloadMs = 120_000;

/**
 * Downloads a file under its name. The bytes are fetched first, so that the end is known, and an error does not replace
 * the page.
 * @param address of the file, once it is known @param signal cancels
 * @returns false when the user has cancelled
 * @throws CallError when the file cannot be had
 */
export async function saveFile(
  address: () => Promise<string>,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), downloadMs);
  const cancel = () => timeout.abort();
  signal.addEventListener('abort', cancel);
  try {
    const response = await fetch(await address(), { signal: timeout.signal });
    if (!response.ok) throw new CallError(`文件没有取到（HTTP ${response.status}），请重试`);
    const file = URL.createObjectURL(await response.blob());
    if (signal.aborted) return false;
    const link = document.createElement('a');
    link.href = file;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(file), 1000);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    if (error instanceof CallError) throw error;
    throw new CallError(navigator.onLine ? '文件没有取到，请重试' : '网络已断开，连接后请重试');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Shows a file in a new tab, which is opened at once: browsers block one that opens after a call.
 * @throws CallError when the tab is blocked, or the address cannot be had
 */
export async function showFile(address: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) throw new CallError('浏览器拦截了新窗口，请允许后重试，或改为下载');
  try {
    tab.opener = null;
    tab.location.replace(`${await address()}&show=1`);
  } catch (error) {
    tab.close();
    throw error;
  }
}
