/** @returns tells of media elements, in the page or not, that play, or that a source is still attached to */
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
