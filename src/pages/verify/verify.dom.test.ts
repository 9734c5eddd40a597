import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { checkCharacter } from '@/contracts/certificate-number';
import { setupFaultyServer, sendEnvelope } from '@/testing/faulty-server';
import { renderPortal } from '@/testing/render-portal';
import { postAs, tokenFor } from '@/testing/api-as';

const user = userEvent.setup({ delay: null });
const found = { timeout: 20_000 };
jest.setTimeout(60_000);
const faultyServer = setupFaultyServer();

const field = () => screen.findByLabelText<HTMLInputElement>('证书编号', {}, found);
const result = (title: string) => screen.findByRole('heading', { level: 2, name: title }, found);

/** Numbers of the sample certificates by state. */
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
  it('shows a visitor that a number is valid, with a masked name (R10.13)', async () => {
    const { issued = '' } = await numbers();
    renderPortal(`/verify/${issued.toLowerCase()}`);
    const title = await result('证书有效');
    expect(document.title).toBe('查验结果 - 国家器官移植发展培训平台');
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    expect([...trail.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      ...['首页', '证书查验', '查验结果'],
    ]);
    const facts = title.closest('section')?.textContent;
    expect(facts).toContain('林*夏');
    expect(facts).not.toContain('知');
  });

  it('is linked from every footer and starts with an empty number field', async () => {
    renderPortal('/download');
    await user.click(await screen.findByRole('link', { name: '证书查验' }, found));
    expect((await field()).value).toBe('');
    expect(window.location.hash).toBe('#/verify');
  });

  it('takes the number out of a pasted link, and shows and sends it alone', async () => {
    const { issued = '' } = await numbers();
    renderPortal('/verify');
    const input = await field();
    await user.click(input);
    await user.paste(`证书编号：https://train.example/portal/#/verify/${issued}?from=wechat`);
    expect(input.value.replaceAll(' ', '')).toBe(issued);
    await user.type(input, '{Enter}');
    await result('证书有效');
    expect(window.location.hash).toBe(`#/verify/${issued}`);
  });

  it('reports a mistyped number while typing, an incomplete one on submit, and sends neither to the platform', async () => {
    const { issued = '' } = await numbers();
    faultyServer.respond = (_request, response) => {
      sendEnvelope(response, { code: '00000', msg: '', data: [] });
    };
    renderPortal('/verify', { config: { apiBase: `${faultyServer.url}/api` } });
    const input = await field();
    await user.type(input, issued.slice(0, 8));
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await user.type(input, '{Enter}');
    expect(screen.getByText(/^编号还不完整/)).toBeTruthy();
    const mistyped = issued.slice(0, 6) + (issued[7] ?? '') + (issued[6] ?? '') + issued.slice(8);
    await user.clear(input);
    await user.type(input, mistyped);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^编号有误/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查验' }));
    expect(document.activeElement).toBe(input);
    expect(window.location.hash).toBe('#/verify');
    expect(faultyServer.received.filter(({ path }) => path.includes('certificate'))).toEqual([]);
  });

  it('hides the result of a number while the field rejects another one (R10.73)', async () => {
    const { issued = '' } = await numbers();
    renderPortal(`/verify/${issued}`);
    await result('证书有效');
    const input = await field();
    const shown = () => screen.queryByRole('heading', { level: 2, name: '证书有效' });
    await user.type(input, '{Backspace}');
    expect(shown()).toBeTruthy();
    await user.type(input, '{Enter}');
    expect(screen.getByText(/^编号还不完整/)).toBeTruthy();
    expect(shown()).toBeNull();
    await user.type(input, `${issued.slice(-1)}{Enter}`);
    await result('证书有效');
    await user.type(input, `{Backspace}${issued.endsWith('0') ? '1' : '0'}`);
    expect(screen.getByText(/^编号有误/)).toBeTruthy();
    expect(shown()).toBeNull();
  });

  it('distinguishes revoked, expired, unknown and malformed numbers', async () => {
    const { revoked = '', expired = '' } = await numbers();
    renderPortal(`/verify/${revoked}`);
    const title = await result('证书已撤销');
    expect(within(title.closest('section') ?? title).getByText('撤销日期')).toBeTruthy();
    expect(document.body.textContent).not.toContain('有效期至');
    expect(document.body.textContent).not.toContain('结业材料核查不合格');
    window.location.hash = `/verify/${expired}`;
    await result('证书已过期');
    const unknown = [...'123456789']
      .map((last) => `TC2020${'0'.repeat(11)}${last}`)
      .map((body) => body + checkCharacter(body))
      .find((number) => !/[ILOU]$/.test(number));
    window.location.hash = `/verify/${unknown}`;
    await result('没有这个编号的证书');
    window.location.hash = '/verify/TC-nothing';
    await result('这个编号有误');
  });

  it('says how long a rate limit lasts, and that an outage says nothing about the certificate', async () => {
    const { issued = '' } = await numbers();
    let isLimited = true;
    faultyServer.respond = ({ path }, response) => {
      if (!path.includes('certificate')) sendEnvelope(response, { code: '00000', msg: '', data: [] });
      else if (isLimited) sendEnvelope(response, { code: 'A0429', msg: '', data: { retryAfter: 125 } }, 429);
      else sendEnvelope(response, { code: 'B0503', msg: '', data: null }, 503);
    };
    renderPortal(`/verify/${issued}`, { config: { apiBase: `${faultyServer.url}/api` } });
    await result('查验过于频繁');
    expect(screen.getByText(/请约 3 分钟后再试/)).toBeTruthy();
    isLimited = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await result('暂时无法查验');
    expect(screen.getByText(/并不表示证书无效/)).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByText('证书有效')).toBeNull();
    });
  });
});
