import { readFileSync } from 'node:fs';
import {
  findCitations,
  findUnknownIds,
  inspectProject,
  parseRequirements,
  renderAcceptance,
} from './acceptance';

const requirements = parseRequirements(readFileSync('docs/requirements.md', 'utf8'));

describe('the requirements', () => {
  it('form sections numbered from 1 with unique, consecutive ids', () => {
    const sections = [...new Set(requirements.map(({ section }) => section))];
    const expected = sections.flatMap((section, index) =>
      requirements
        .filter((one) => one.section === section)
        .map((_, line) => `${section} → R${index + 1}.${line + 1}`),
    );
    expect(sections.map((section) => parseInt(section))).toEqual(sections.map((_, index) => index + 1));
    expect(requirements.map(({ section, id }) => `${section} → ${id}`)).toEqual(expected);
  });
});

describe('citations', () => {
  it.each([
    ['single quotes', `it('does it (R1.1)', run);`],
    ['double quotes', `test("does it (R1.1)", run);`],
    ['back quotes', 'it(`does it (R1.1)`, run);'],
    ['a line break before the title', `it(\n  'does it (R1.1)',\n  run,\n);`],
    ['a table', `it.each([[1, ')']])('does it (R1.1)', run);`],
    ['a tagged table', 'test.each`a | b\n${1} | ${2}`("does it (R1.1)", run);'],
  ])('are found in titles with %s', (_, text) => {
    expect(findCitations({ file: 'a.test.ts', text })).toEqual([
      { id: 'R1.1', file: 'a.test.ts', title: 'does it' },
    ]);
  });

  it('are found once per id, with quotes and parentheses in the title', () => {
    const text = `it('keeps (all) of "it", doesn\\'t it (R1.1, R10.3)', run);`;
    const title = `keeps (all) of "it", doesn't it`;
    expect(findCitations({ file: 'a.test.ts', text })).toEqual([
      { id: 'R1.1', file: 'a.test.ts', title },
      { id: 'R10.3', file: 'a.test.ts', title },
    ]);
  });

  it('are found in titles with placeholders', () => {
    const text = 'it(`opens ${path} (R1.1)`, run);';
    expect(findCitations({ file: 'a.test.ts', text })).toMatchObject([
      { id: 'R1.1', title: 'opens ${path}' },
    ]);
  });

  it.each([
    `it.skip('does it (R1.1)', run);`,
    `it.todo('does it (R1.1)');`,
    `describe('does it (R1.1)', run);`,
    `test.describe('does it (R1.1)', run);`,
    `// it('does it (R1.1)', run);`,
    `it('does (R1.1) it', run);`,
  ])('are not found in %s', (text) => {
    expect(findCitations({ file: 'a.test.ts', text })).toEqual([]);
  });

  it('of an unknown id are reported with file and id, in titles and in comments', () => {
    const sources = [
      { file: 'src/a.test.ts', text: `it('does it (R1.1, R99.1)', run);` },
      { file: 'src/b.ts', text: '/** The rule of R1.1 and R1.999. */' },
    ];
    expect(findUnknownIds(requirements, sources)).toEqual([
      'src/a.test.ts cites R99.1, which docs/requirements.md does not have',
      'src/b.ts cites R1.999, which docs/requirements.md does not have',
    ]);
  });
});

describe('the acceptance document', () => {
  it('lists the tests of each requirement, a dash where there is none, and the count', () => {
    const sample = parseRequirements('## 1 One\n- **R1.1** First.\n- **R1.2** Second.\n');
    const text = `it('a | b (R1.1)', run); it('<c> (R1.1)', run);`;
    const document = renderAcceptance(sample, findCitations({ file: 'src/a.test.ts', text }));
    expect(document).toContain('# Acceptance: 1 of 2 requirements have a test\n');
    expect(document).toContain('| R1.1 | First. | src/a.test.ts — a \\| b<br>src/a.test.ts — &lt;c> |\n');
    expect(document).toContain('| R1.2 | Second. | — |\n');
  });

  it('says where the whole run alone has the tests of a requirement', () => {
    const sample = parseRequirements('## 1 One\n- **R1.1** First.\n- **R1.2** Second.\n');
    const everyday = { file: 'src/a.test.ts', title: 'it' };
    const whole = { file: 'host-sandbox/bench/a.test.ts', title: 'it' };
    const document = renderAcceptance(sample, [
      { id: 'R1.1', ...everyday },
      { id: 'R1.1', ...whole },
      { id: 'R1.2', ...whole },
    ]);
    expect(document).toContain('| First. | src/a.test.ts — it<br>host-sandbox/bench/a.test.ts — it |');
    expect(document).toContain('| Second. | whole run alone: host-sandbox/bench/a.test.ts — it |');
  });

  it('has a test for each requirement, and the project cites no unknown id', () => {
    const { document, unknown } = inspectProject(process.cwd());
    expect(unknown).toEqual([]);
    expect(document.split('\n').filter((line) => line.endsWith('| — |'))).toEqual([]);
  });
});
