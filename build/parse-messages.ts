import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';

/**
 * The code of a module of messages, with the messages parsed: every string of a property is a message. A message
 * without placeholders stays a string.
 * @throws for a message that is concatenated
 */
export function parseMessages(code: string): string {
  const source = ts.createSourceFile('messages.ts', code, ts.ScriptTarget.Latest);
  return textsOf(source).reduceRight((parsed, text) => {
    const elements = parse(text.text);
    const [first] = elements;
    const isPlain =
      text.text === '' ||
      (elements.length === 1 && first?.type === TYPE.literal && first.value === text.text);
    return isPlain
      ? parsed
      : parsed.slice(0, text.getStart(source)) + JSON.stringify(elements) + parsed.slice(text.end);
  }, code);
}

function textsOf(node: ts.Node): ts.StringLiteralLike[] {
  if (ts.isPropertyAssignment(node)) {
    const { initializer } = node;
    if (ts.isTemplateExpression(initializer) || ts.isBinaryExpression(initializer))
      throw new Error('A message must be one text');
    if (ts.isStringLiteralLike(initializer)) return [initializer];
  }
  const texts: ts.StringLiteralLike[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsOf(child)));
  return texts;
}
