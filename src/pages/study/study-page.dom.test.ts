import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { platformUrl } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';

const user = userEvent.setup();
const found = { timeout: 20_000 };
/** The sample trainee is enrolled in the first course, and not in the second. */
const [course, other] = ['17', '7'];

// jsdom cannot play media; browser tests cover playback
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

/** Opens a page as a signed-in user. */
async function openAs(username: string, password: string, address: string) {
  const response = await fetch(`${platformUrl()}/api/train2/portal/oauth2/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('portal:portal')}` },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  localStorage.setItem('portal-token', data.access_token);
  renderPortal(address);
}

describe('the study page', () => {
  it('shows the course with its rules and the lesson to continue with (R2.14, R2.15)', async () => {
    await openAs('trainee', 'Trainee@2026', `/study/${course}`);
    await screen.findByRole('heading', { level: 1, name: '器官转运绿色通道实务' }, found);
    expect(document.title).toMatch(/^培训详情 - /);
    const outline = within(screen.getByRole('navigation', { name: '课程大纲' }));
    const current = outline.getByRole('link', { current: true });
    expect(current.textContent).toContain('交接核对');
    expect(outline.getByRole('link', { name: /启动条件/ }).textContent).toContain('已完成');
    await screen.findByRole('region', { name: '视频：交接核对' }, found);
    expect(screen.getByText(/^上次看到 0:2\d$/)).toBeDefined();
    expect(screen.getByText(/首次观看不能跳过未看的部分/)).toBeDefined();
    expect(document.querySelector('track')?.srclang).toBe('zh-CN');
  });

  it('shows the lesson of the URL, and a document that can be marked as read', async () => {
    await openAs('trainee', 'Trainee@2026', '/study/5?lesson=37');
    await screen.findByRole('heading', { level: 2, name: '随访路径图' }, found);
    const file = await screen.findByRole<HTMLAnchorElement>('link', { name: '打开文件' }, found);
    expect([file.target, file.rel]).toEqual(['_blank', 'noopener noreferrer']);
    const button = screen.getByRole('button', { name: /秒后可标记为已读/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('link', { name: /下一课时/ }));
    const heading = await screen.findByRole('heading', { level: 2, name: '移植后糖尿病' }, found);
    expect(window.location.hash).toBe('#/study/5?lesson=38');
    await waitFor(() => {
      expect(document.activeElement).toBe(heading);
    });
    window.history.back();
    const previous = await screen.findByRole('heading', { level: 2, name: '随访路径图' }, found);
    await waitFor(() => {
      expect(document.activeElement).toBe(previous);
    });
  });

  it('shows the lesson to continue with when the URL names none of the course, and corrects the URL', async () => {
    await openAs('trainee', 'Trainee@2026', '/study/5?lesson=999999');
    const outline = within(await screen.findByRole('navigation', { name: '课程大纲' }, found));
    const { hash } = outline.getByRole<HTMLAnchorElement>('link', { current: true });
    expect(hash).not.toContain('999999');
    await waitFor(() => {
      expect(window.location.hash).toBe(hash);
    });
  });

  it('says that the course is completed, and opens its lessons again', async () => {
    await openAs('trainee', 'Trainee@2026', '/study/3');
    await screen.findByRole('heading', { name: '恭喜，您已完成全部课时' }, found);
    const certificate = await screen.findByRole<HTMLAnchorElement>('link', { name: /^查看证书：/ }, found);
    expect(certificate.hash).toMatch(/^#\/uc\/myCert\?number=TC/);
    await waitFor(() => {
      expect(certificate.querySelector('svg')?.textContent).toContain('林知夏');
    }, found);
    await user.click(screen.getByRole('link', { name: /凝血功能的床旁监测/ }));
    await screen.findByRole('region', { name: '视频：凝血功能的床旁监测' }, found);
  });

  it('denies access to users who are not enrolled, and links to the page where they enrol', async () => {
    await openAs('newcomer', 'Newcomer@2026', `/study/${other}`);
    await screen.findByRole('heading', { level: 1, name: '报名通过后才能学习' }, found);
    await waitFor(() => {
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: '查看培训介绍' }).hash).toBe(
        `#/project/${other}`,
      );
    });
  });

  it('links from a course that does not exist to the list of courses', async () => {
    await openAs('newcomer', 'Newcomer@2026', '/study/99999');
    await screen.findByRole('heading', { level: 1, name: '没有找到这个培训项目' }, found);
    const links = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ hash }) => hash)).toEqual(['#/project']);
  });
});
