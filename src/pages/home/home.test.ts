import { screen, within } from '@testing-library/dom';
import { pageTimeout } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const part = async (name: string) => within(await screen.findByRole('region', { name }, pageTimeout));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');

describe('the home page below the first look', () => {
  it('shows courses one can enrol in, bases by province, the newest files and the platform’s own figures, each with a way to all of it (R2.11)', async () => {
    renderPortal('/index');
    const courses = await part('正在报名');
    await courses.findAllByRole('listitem', {}, pageTimeout);
    expect(hrefs(courses.getAllByRole('link'))).toEqual([
      '#/project?state=open',
      ...[1, 2, 3, 4].map(() => expect.stringMatching(/^#\/project\/\d+$/) as string),
    ]);

    const bases = await part('培训基地分布');
    await bases.findByText('60 家培训基地，分布在 28 个省、自治区、直辖市。', {}, pageTimeout);
    expect(hrefs(bases.getAllByRole('link')).slice(1)).toEqual(
      Array.from({ length: 12 }, () => expect.stringMatching(/^#\/hospital\?province=\d+$/) as string),
    );

    const files = await part('最新资料');
    expect(await files.findAllByRole('button', { name: /^下载 / }, pageTimeout)).toHaveLength(4);

    const numbers = await part('平台数据');
    await numbers.findByText('培训项目', {}, pageTimeout);
    const figures = numbers.getAllByRole('definition').map(({ textContent }) => Number(textContent));
    expect(figures.slice(1, 3)).toEqual([60, 28]);
    expect(figures.every((figure) => figure > 0)).toBe(true);
  });
});
