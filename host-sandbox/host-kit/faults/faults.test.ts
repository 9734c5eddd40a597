import { plantedFaults } from '../planted/planted-faults';
import { faults, type FaultName } from './faults';
import { guideTerms } from './guide-terms';
import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/embedding.md', 'utf8');

/** The text below each heading of the guide, by its anchor. */
const paragraphs = new Map(
  guide
    .split(/^#+ /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const anchor = title.toLowerCase().replace(/[^\w\s-]/g, '');
      return [anchor.replaceAll(' ', '-'), lines.join('\n')];
    }),
);

it.each(Object.keys(faults) as FaultName[])('The paragraph of the fault %s holds its remedy', (name) => {
  const paragraph = paragraphs.get(faults[name].guide) ?? '';
  expect(guideTerms[name].length).toBeGreaterThan(0);
  for (const term of guideTerms[name]) expect(paragraph).toContain(term);
});

it('Every fault that the check can name is planted', () => {
  const planted = new Set<FaultName>(Object.values(plantedFaults).map(({ fault }) => fault));
  expect((Object.keys(faults) as FaultName[]).filter((name) => !planted.has(name))).toEqual([]);
});
