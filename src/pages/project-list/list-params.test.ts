import fc from 'fast-check';
import { projectPage, projectSorts, projectStates } from '@/contracts/project';
import {
  defaultParams,
  activeFilters,
  listHref,
  listRequest,
  parseListParams,
  withoutFilter,
  type ListParams,
} from './list-params';

const read = (href: string) => parseListParams(new URLSearchParams(href.split('?')[1] ?? ''));

const code = fc.option(fc.stringMatching(/^\w{1,40}$/), { nil: undefined });
const addresses: fc.Arbitrary<ListParams> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  words: fc.string({ unit: 'grapheme', maxLength: 20 }).map((words) => words.trim()),
  kind: code,
  speciality: code,
  hospital: fc.option(fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String), { nil: undefined }),
  state: fc.option(fc.constantFrom(...projectStates), { nil: undefined }),
  mine: fc.boolean(),
  sort: fc.constantFrom(...projectSorts),
});

describe('the address of the catalogue (R2.12)', () => {
  it('is as short as can be', () => {
    expect(listHref(defaultParams)).toBe('/project');
    expect(listHref({ ...defaultParams, state: 'open', page: 3 })).toBe('/project?state=open&page=3');
  });

  it('says all of a list, so that whoever opens it has the same one', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(listHref(address))).toEqual(address);
      }),
    );
  });

  it('asks the platform for nothing it would refuse, whatever it says', () => {
    const names = ['page', 'keyword', 'kind', 'speciality', 'hospital', 'state', 'mine', 'sort'];
    const queries = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 80 }));
    fc.assert(
      fc.property(queries, (query) => {
        const request = listRequest(parseListParams(new URLSearchParams(query)));
        expect(projectPage.request.safeParse(request).success).toBe(true);
      }),
    );
  });

  it('loses one filter, and the page, when that is taken off', () => {
    const params = { ...defaultParams, words: '护理', kind: 'nursing', mine: true, page: 4 };
    expect(activeFilters(params)).toEqual(['words', 'kind', 'mine']);
    expect(withoutFilter(params, 'kind')).toEqual({ ...defaultParams, words: '护理', mine: true });
    expect(activeFilters(defaultParams)).toEqual([]);
  });
});
