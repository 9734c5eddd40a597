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
const anyParams: fc.Arbitrary<ListParams> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  keyword: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  kind: code,
  speciality: code,
  hospital: fc.option(fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String), { nil: undefined }),
  province: code,
  seats: fc.boolean(),
  state: fc.option(fc.constantFrom(...projectStates), { nil: undefined }),
  mine: fc.boolean(),
  sort: fc.constantFrom(...projectSorts),
});

describe('the URL of the catalogue (R2.12)', () => {
  it('leaves default values out', () => {
    expect(listHref(defaultParams)).toBe('/project');
    expect(listHref({ ...defaultParams, state: 'open', page: 3 })).toBe('/project?state=open&page=3');
  });

  it('holds the whole state of a list, so that a shared link shows the same one', () => {
    fc.assert(
      fc.property(anyParams, (address) => {
        expect(read(listHref(address))).toEqual(address);
      }),
    );
  });

  it('leads to a valid request, whatever it contains', () => {
    const filters = ['keyword', 'kind', 'speciality', 'province', 'hospital', 'state', 'seats', 'mine'];
    const names = ['page', 'sort', ...filters];
    const queries = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 80 }));
    fc.assert(
      fc.property(queries, (query) => {
        const request = listRequest(parseListParams(new URLSearchParams(query)));
        expect(projectPage.request.safeParse(request).success).toBe(true);
      }),
    );
  });

  it('leaves the default order to the platform, and names every other one', () => {
    expect(listRequest(defaultParams).query).toEqual({});
    expect(listRequest({ ...defaultParams, sort: 'newest' }).query).toEqual({ sort: 'newest' });
  });

  it('loses the page when a filter is removed', () => {
    const params = { ...defaultParams, keyword: '护理', kind: 'nursing', mine: true, page: 4 };
    expect(activeFilters(params)).toEqual(['keyword', 'kind', 'mine']);
    expect(withoutFilter(params, 'kind')).toEqual({ ...defaultParams, keyword: '护理', mine: true });
    expect(activeFilters(defaultParams)).toEqual([]);
  });
});
