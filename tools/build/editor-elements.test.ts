import { schema, sourceOnly } from '../../host-sandbox/operator/editor/schema';
import { richTextAttributes, richTextElements } from '../../src/contracts/rich-text';

test('the editor knows exactly the elements and attributes that the portal shows', () => {
  const { doc, text, ...nodes } = schema.nodes;
  expect([doc, text]).not.toContain(undefined);
  const parts = ['thead', 'tbody', 'tfoot'];
  const known = [...Object.keys(nodes), ...Object.keys(schema.marks), ...parts, ...sourceOnly];
  expect(known.sort()).toEqual([...richTextElements].sort());
  const specs = [...Object.values(nodes), ...Object.values(schema.marks)].map(({ spec }) => spec);
  const attributes = new Set(specs.flatMap(({ attrs }) => Object.keys(attrs ?? {})));
  attributes.delete('section');
  expect([...attributes].sort()).toEqual([...richTextAttributes].sort());
});
