/**
 * The rules of a style sheet that can match elements of a page outside a host, in their order. Adding the whole sheet
 * later changes none of these elements: it has the same rules, and rules of classes that the page does not have yet.
 * @param css minified, without nested rules
 * @param html the page, without script and style
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const kept = matchingRules(
    withoutComments(css),
    (selector) => !embedded.test(selector) && classesOf(selector).every((name) => classes.has(name)),
  );
  return withoutUnusedKeyframes(kept);
}

/** A selector of the portal in a host. */
const embedded = /^\.portal(?:\[data-embedded\]|:where\(\[data-embedded\]\))/;

const withoutComments = (css: string) =>
  css.replace(/("(?:[^"\\]|\\.)*")|\/\*[^]*?\*\//g, (_whole, text: string | undefined) => text ?? '');

const keyframes = /^@(?:-webkit-)?keyframes\s+/;

function matchingRules(css: string, matches: (selector: string) => boolean): string {
  return rulesOf(css)
    .map(([head, block]) => {
      if (block === null || keyframes.test(head)) return whole(head, block);
      if (/^@media print\b/.test(head)) return '';
      if (/^@(?:media|supports|container|layer)\b/.test(head)) {
        const inner = matchingRules(block, matches);
        return inner && whole(head, inner);
      }
      if (head.startsWith('@')) return whole(head, block);
      const selectors = selectorsOf(head).filter(matches);
      return selectors.length > 0 ? whole(selectors.join(','), block) : '';
    })
    .join('');
}

function withoutUnusedKeyframes(css: string): string {
  const rules = rulesOf(css);
  const used = rules.flatMap(([head, block]) => (keyframes.test(head) ? [] : [block ?? ''])).join(';');
  const isUsed = (head: string) => new RegExp(`\\b${head.replace(keyframes, '').trim()}\\b`).test(used);
  return rules
    .filter(([head]) => !keyframes.test(head) || isUsed(head))
    .map(([head, block]) => whole(head, block))
    .join('');
}

/** The selectors of a list; commas in parentheses belong to them. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + character);
  }
  return selectors;
}

/**
 * Classes that an element, an ancestor or a previous sibling must have; those in parentheses are choices or exclusions.
 */
function classesOf(selector: string): string[] {
  const inner = /\([^()]*\)/g;
  if (inner.test(selector)) return classesOf(selector.replace(inner, ''));
  return [...selector.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

type Rule = readonly [head: string, block: string | null];

const whole = (head: string, block: string | null) => (block === null ? `${head};` : `${head}{${block}}`);

/** The outer rules. @throws when a block has no end */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, opened, depth] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{' && (depth += 1) === 1) opened = index;
    const isEnd = token === '}' ? (depth -= 1) === 0 : token === ';' && depth === 0;
    if (!isEnd) continue;
    rules.push(
      token === ';'
        ? [css.slice(start, index).trim(), null]
        : [css.slice(start, opened).trim(), css.slice(opened + 1, index)],
    );
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim() !== '') throw new Error('The styles end within a rule');
  return rules;
}
