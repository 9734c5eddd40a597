import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { checkCharacter } from '@/contracts/certificate-number';
import { setupFaultyServer, sendEnvelope } from '@/testing/faulty-server';
import { renderPortal } from '@/testing/render-portal';
import { postAs, tokenFor } from '@/testing/api-as';

const user = userEvent.setup({ delay: null });
const found = { timeout: 20_000 };
jest.setTimeout(60_000);
const bad = setupFaultyServer();

const field = () => screen.findByLabelText<HTMLInputElement>('证书编号', {}, found);
const outcome = (title: string) => screen.findByRole('heading', { level: 2, name: title }, found);

/** Numbers of the sample's certificates by their state. */
async function numbers(): Promise<Record<string, string>> {
  const input = { current: 1, size: 10, query: {} };
  const { records } = await postAs<{ records: { state: string; number: string }[] }>(
    await tokenFor('admin', 'Admin@2026'),
    'admin/certificate/page',
    input,
  );
  return Object.fromEntries(records.map(({ state, number }) => [state, number]));
}

describe('the page that verifies certificates', () => {
  it('tells a visitor of a number that it is good, and no more of the name than a stranger may know (R10.13)', async () => {
    const { issued = '' } = await numbers();
    renderPortal(`/verify/${issued.toLowerCase()}`);
    const title = await outcome('证书有效');
    expect(document.title).toBe('证书查验 - 国家器官移植发展培训平台');
    const facts = title.closest('section')?.textContent;
    expect(facts).toContain('林*夏');
    expect(facts).not.toContain('知');
  });

  it('is reached by a visitor from the foot of every page, and asks for a number there', async () => {
    renderPortal('/download');
    await user.click(await screen.findByRole('link', { name: '证书查验' }, found));
    expect((await field()).value).toBe('');
    expect(window.location.hash).toBe('#/verify');
  });

  it('tells a slip while it is typed, complains of half a number only when asked, and asks the platform for neither', async () => {
    const { issued = '' } = await numbers();
    bad.answer = (_request, response) => {
      sendEnvelope(response, { code: '00000', msg: '', data: [] });
    };
    renderPortal('/verify', { config: { apiBase: `${bad.url}/api` } });
    const input = await field();
    await user.type(input, issued.slice(0, 8));
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await user.type(input, '{Enter}');
    expect(screen.getByText(/^编号还不完整/)).toBeTruthy();
    const slip = issued.slice(0, 6) + (issued[7] ?? '') + (issued[6] ?? '') + issued.slice(8);
    await user.clear(input);
    await user.type(input, slip);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^编号有误/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查验' }));
    expect(document.activeElement).toBe(input);
    expect(window.location.hash).toBe('#/verify');
    expect(bad.received.filter(({ path }) => path.includes('certificate'))).toEqual([]);
  });

  it('tells what was revoked, what is over, what never was, and an address that holds no number', async () => {
    const { revoked = '', expired = '' } = await numbers();
    renderPortal(`/verify/${revoked}`);
    const title = await outcome('证书已撤销');
    expect(within(title.closest('section') ?? title).getByText('撤销日期')).toBeTruthy();
    expect(document.body.textContent).not.toContain('有效期至');
    expect(document.body.textContent).not.toContain('结业材料核查不合格');
    window.location.hash = `/verify/${expired}`;
    await outcome('证书已过期');
    const never = [...'123456789']
      .map((last) => `TC2020${'0'.repeat(11)}${last}`)
      .map((body) => body + checkCharacter(body))
      .find((number) => !/[ILOU]$/.test(number));
    window.location.hash = `/verify/${never}`;
    await outcome('没有这个编号的证书');
    window.location.hash = '/verify/TC-nothing';
    await outcome('这个编号有误');
  });

  it('says of too many questions how long to wait, and of an outage that it tells nothing of the certificate', async () => {
    const { issued = '' } = await numbers();
    let isLimited = true;
    bad.answer = ({ path }, response) => {
      if (!path.includes('certificate')) sendEnvelope(response, { code: '00000', msg: '', data: [] });
      else if (isLimited) sendEnvelope(response, { code: 'A0429', msg: '', data: { retryAfter: 125 } }, 429);
      else sendEnvelope(response, { code: 'B0503', msg: '', data: null }, 503);
    };
    renderPortal(`/verify/${issued}`, { config: { apiBase: `${bad.url}/api` } });
    await outcome('查验过于频繁');
    expect(screen.getByText(/请约 3 分钟后再试/)).toBeTruthy();
    isLimited = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await outcome('暂时无法查验');
    expect(screen.getByText(/并不表示证书无效/)).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByText('证书有效')).toBeNull();
    });
  });
});
