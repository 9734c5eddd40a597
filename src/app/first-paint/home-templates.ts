import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import {
  preloadedRequests,
  placeholderResponses,
  withDateSlots,
  type PreloadedResponses,
} from './preloaded-responses';
import type { Visitor } from './render-home';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = Element | DefaultTreeAdapterTypes.DocumentFragment;

export type RenderHome = (responses: PreloadedResponses, visitor?: Visitor) => string;

/**
 * Creates the templates from which `paint-home.ts` builds the home page before React is loaded. `data-page`: the whole
 * page in its loading state, for a visitor and for a user. `data-response`: the content of the page's element with the
 * same `data-response` after that response has arrived; `data-count` marks the template for this number of entries,
 * `data-most` the template of one list entry and the maximum number of entries. React renders them all: the part of a
 * response is where the page with the response differs from the page without it. Everything is rendered in one turn of
 * the event loop, so that no lazy component has loaded.
 * @throws when the page cannot be split like this
 */
export function homeTemplates(render: RenderHome): string {
  const responses = [...preloadedRequests.keys()];
  const html = [
    ...(['visitor', 'member'] as const).map(
      (visitor) => `<template data-page="${visitor}">${pageTemplate(render, visitor)}</template>`,
    ),
    ...responses.map((response) => responseTemplates(response, renderParts(render, response))),
  ].join('');
  checkAddresses(html);
  return html;
}

/** The page in its loading state, with an attribute on the element of each response. */
function pageTemplate(render: RenderHome, visitor: Visitor): string {
  const page = parseFragment(render([], visitor));
  const elements = [...preloadedRequests.keys()].map((response) => {
    const [responses = []] = placeholderResponses(response, 2001);
    return differingPart(page, parseFragment(render(responses, visitor)))[0];
  });
  elements.forEach((element, response) => {
    if (!tree.isElementNode(element) || elements.indexOf(element) !== response)
      throw new Error(
        `Response ${response} of the home page has no element of its own, which stays while it loads`,
      );
    element.attrs.push({ name: 'data-response', value: String(response) });
  });
  return serialize(page);
}

/** Contents of a response's part of the page, by its number of entries from 1. */
function renderParts(render: RenderHome, response: number): string[] {
  const renderAll = (year: number) =>
    placeholderResponses(response, year).map((responses) => {
      const [, part] = differingPart(parseFragment(render([])), parseFragment(render(responses)));
      return withDateSlots(serialize(part), year);
    });
  const [parts, others] = [renderAll(2001), renderAll(2002)];
  // without a slot, the placeholder's value would be shown to every user
  if (parts.some((part, index) => part !== others[index]))
    throw new Error(`The home page shows a date of response ${response} in a form that has no slot`);
  return parts;
}

/**
 * One entry template if the parts consist of entries that differ only in their slots; otherwise one template per part.
 */
function responseTemplates(response: number, parts: readonly string[]): string {
  const [entry = ''] = parts;
  const entryAt = (_part: string, index: number) => entry.replaceAll('.records.0.', `.records.${index}.`);
  const isList = parts.every(
    (part, index) =>
      part ===
      parts
        .slice(0, index + 1)
        .map(entryAt)
        .join(''),
  );
  if (isList && entry.includes('.records.0.'))
    return `<template data-response="${response}" data-most="${parts.length}">${entry.replaceAll('.records.0.', '.')}</template>`;
  return parts
    .map(
      (part, index) => `<template data-response="${response}" data-count="${index + 1}">${part}</template>`,
    )
    .join('');
}

/** Checks that addresses contain only ids and checked paths. @throws for an address with free text of the platform */
function checkAddresses(html: string): void {
  const address = /\s(?:href|src|srcset|action|style)="[^"]*__(?!id\.|path\.|media\.)[a-z]+\./.exec(html);
  if (address) throw new Error(`The home page has a text of the platform in an address: ${address[0]}`);
}

/** The deepest pair of elements that contains all differences of the two trees. */
function differingPart(loading: Parent, loaded: Parent): [Parent, Parent] {
  const [before, after] = [tree.getChildNodes(loading), tree.getChildNodes(loaded)];
  const differing = before.flatMap((child, index) => {
    const other = after[index];
    return other && outer(child) === outer(other) ? [] : [[child, other] as const];
  });
  const [[one, other] = []] = differing;
  const isInOneChild = before.length === after.length && differing.length === 1;
  if (!isInOneChild || !one || !other || !tree.isElementNode(one) || !tree.isElementNode(other))
    return [loading, loaded];
  return ownTag(one) === ownTag(other) ? differingPart(one, other) : [loading, loaded];
}

const outer = (node: DefaultTreeAdapterTypes.ChildNode) => {
  const fragment = tree.createDocumentFragment();
  return serialize({ ...fragment, childNodes: [node] });
};

const ownTag = ({ tagName, attrs }: Element) => JSON.stringify([tagName, attrs]);
