import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

/** A text that `defineMessages` gets in Chinese and English. */
interface DeclaredText {
  readonly id: string;
  readonly chinese: ts.Expression;
  readonly english: ts.Expression;
  readonly tuple: ts.Node;
}

/** The code of a module that declares messages, with the Chinese texts alone, parsed. @throws for a text that is put together */
export function chineseMessages(code: string): string {
  const source = sourceOf(code);
  return textsOf(source).reduceRight(
    (changed, { tuple, chinese }) =>
      changed.slice(0, tuple.getStart(source)) + parsed(chinese, source) + changed.slice(tuple.end),
    code,
  );
}

/** The English texts that a module declares, parsed: the code of each value by message id. */
export function englishMessages(code: string): [id: string, value: string][] {
  const source = sourceOf(code);
  return textsOf(source).map(({ id, english }) => [id, parsed(english, source)]);
}

/** The texts that a module declares, as they are written; `null` for a Chinese text that another module has. */
export function declaredMessages(code: string): { id: string; chinese: string | null; english: string }[] {
  const textOf = (text: ts.Expression) => (ts.isStringLiteralLike(text) ? text.text : null);
  return textsOf(sourceOf(code)).map(({ id, chinese, english }) => ({
    id,
    chinese: textOf(chinese),
    english: textOf(english) ?? '',
  }));
}

/** The code of a module of translations, with each string of a property parsed. */
export function parseTranslations(code: string): string {
  const source = sourceOf(code);
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer))
      found.push(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found.reduceRight(
    (changed, text) =>
      changed.slice(0, text.getStart(source)) + parsed(text, source) + changed.slice(text.end),
    code,
  );
}

const sourceOf = (code: string) => ts.createSourceFile('messages.ts', code, ts.ScriptTarget.Latest);

function textsOf(source: ts.SourceFile): DeclaredText[] {
  const texts: DeclaredText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'defineMessages')
      texts.push(...declaredTexts(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function declaredTexts({ arguments: [scope, messages] }: ts.CallExpression, source: ts.SourceFile) {
  if (!scope || !ts.isStringLiteralLike(scope) || !messages || !ts.isObjectLiteralExpression(messages))
    throw new Error('Messages are declared with a scope and an object');
  return messages.properties.flatMap((property): DeclaredText[] => {
    if (!ts.isPropertyAssignment(property) || !ts.isArrayLiteralExpression(property.initializer)) return [];
    const [chinese, english] = property.initializer.elements;
    if (!chinese || !english) throw new Error(`${property.getText(source)} is not in two languages`);
    const key = ts.isComputedPropertyName(property.name) ? '' : property.name.text;
    return [{ id: `${scope.text}.${key}`, chinese, english, tuple: property.initializer }];
  });
}

/** The code of a text, so that the portal needs no parser. One without placeholders stays as it is. */
function parsed(text: ts.Expression, source: ts.SourceFile): string {
  if (ts.isTemplateExpression(text) || ts.isBinaryExpression(text))
    throw new Error('A message must be one text');
  if (!ts.isStringLiteralLike(text)) return text.getText(source);
  const elements = parse(text.text);
  const [first] = elements;
  const isPlain =
    text.text === '' || (elements.length === 1 && first?.type === TYPE.literal && first.value === text.text);
  return isPlain ? text.getText(source) : JSON.stringify(elements);
}
