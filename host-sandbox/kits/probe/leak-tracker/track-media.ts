/** @returns lists media elements, in the document or not, that play or still have a source */
export function trackMedia() {
  const elements = new Set<HTMLMediaElement>();
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, ...request: [string]) {
    const element = createElement.apply(this, request);
    if (element instanceof HTMLMediaElement) elements.add(element);
    return element;
  };
  return () =>
    [...elements]
      .filter((element) => !element.paused || element.networkState !== HTMLMediaElement.NETWORK_EMPTY)
      .map(({ paused, currentSrc }) => `media element, ${paused ? 'paused' : 'playing'}, of ${currentSrc}`);
}
