import { plantedFaults } from '../planted/planted-faults';
import { faults, type FaultName } from './faults';
import { guideTerms } from './guide-terms';
import { readFileSync } from 'node:fs';

/** The text below a heading of the guide. @param address page of docs/ and anchor */
function paragraphAt(address: string): string {
  const [page = '', anchor] = address.split('#');
  const sections = readFileSync(`docs/${page}`, 'utf8').split(/^#+ /m).slice(1);
  const anchorOf = (section: string) =>
    (section.split('\n')[0] ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-');
  return sections.find((section) => anchorOf(section) === anchor) ?? '';
}

it.each(Object.keys(faults) as FaultName[])('The paragraph of the fault %s holds its remedy', (name) => {
  const paragraph = paragraphAt(faults[name].guide);
  expect(guideTerms[name].length).toBeGreaterThan(0);
  for (const term of guideTerms[name]) expect(paragraph).toContain(term);
});

it('Every fault that the check can name is planted', () => {
  const planted = new Set<FaultName>(Object.values(plantedFaults).map(({ fault }) => fault));
  expect((Object.keys(faults) as FaultName[]).filter((name) => !planted.has(name))).toEqual([]);
});
