import type { Tampering } from './detect-tampering';

/** Shown in both languages, because the language setting is not loaded yet. */
const texts: Record<Tampering, readonly [chinese: string, english: string]> = {
  iconsMissing: [
    '门户已停用：缺少必需的图标依赖，请恢复后重新构建。',
    'The portal is disabled: the icons it depends on are missing. Restore them and build it again.',
  ],
  previewElsewhere: [
    '门户已停用：演示密钥不能用于这个域名，请使用正式密钥重新构建。',
    'The portal is disabled: the key for demonstrations is not for this domain. Build it with a key of your own.',
  ],
};

/**
 * Renders a notice instead of a disabled portal (R6.9, R6.10, R10.58).
 * @param container the portal's container
 * @returns removes the notice
 */
export function renderDisabledNotice(container: HTMLElement, tampering: Tampering): () => void {
  const [chinese, english] = texts[tampering];
  const firstPaint = container.querySelector('[data-first-paint]');
  const element = document.createElement('div');
  element.className = 'portal';
  element.setAttribute('role', 'alert');
  const paragraphs = [
    ['zh-CN', chinese],
    ['en', english],
  ].map(([lang = '', text = '']) => {
    const line = document.createElement('p');
    line.className = 'portal-wrap';
    line.lang = lang;
    line.textContent = text;
    return line;
  });
  element.append(...paragraphs);
  firstPaint?.remove();
  container.append(element);
  return () => {
    element.remove();
  };
}
