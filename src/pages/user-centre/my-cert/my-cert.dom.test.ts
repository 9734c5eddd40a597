import type { ServerResponse } from 'node:http';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { setupFaultyServer, sendEnvelope } from '@/testing/faulty-server';
import { postAs, tokenFor } from '@/testing/api-as';
import { platformUrl } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';
import { qrPath } from '@/shared/lib/qr-path';

const user = userEvent.setup({ delay: null });
const found = { timeout: 20_000 };
jest.setTimeout(60_000);
const bad = setupFaultyServer();

interface Own {
  course: object;
  number: string | null;
  state: string;
  title: string;
}

async function comeAs(username: string, password: string): Promise<string> {
  const token = await tokenFor(username, password);
  localStorage.setItem('portal-token', token);
  return token;
}
const mine = async (token: string) =>
  (await postAs<{ records: Own[] }>(token, 'portal/certificate/mine', {})).records;

/** Forwards calls to the real platform, but changes the certificates in its responses. */
function withCertificates(
  token: string,
  change: (record: Own) => object,
  issue = (response: ServerResponse) => {
    sendEnvelope(response, { code: 'A0306', msg: '', data: { missing: ['realName'] } }, 409);
  },
) {
  bad.respond = ({ path, body }, response) => {
    void (async () => {
      const upstream = await fetch(`${platformUrl()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      const envelope = (await upstream.json()) as { data: { records: Own[] } };
      if (path.endsWith('/certificate/mine'))
        envelope.data.records = envelope.data.records.map(change) as Own[];
      if (path.endsWith('/certificate/issue')) issue(response);
      else sendEnvelope(response, { ...envelope }, upstream.status);
    })();
  };
  return { config: { apiBase: `${bad.url}/api` } };
}

describe('my certificates', () => {
  it('lists certificates first, then what each course is missing, shown as a document and as text (R2.26, R2.29)', async () => {
    const token = await comeAs('trainee', 'Trainee@2026');
    const own = (await mine(token)).find(({ state }) => state === 'issued');
    renderPortal('/uc/myCert');
    const [open] = await screen.findAllByRole('link', { name: `查看证书：${own?.title}` }, found);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(own?.title);
    expect(screen.getByText(`编号 ${own?.number}`)).toBeTruthy();
    const trail = screen.getByRole('navigation', { name: '当前位置' });
    expect(trail.textContent).toBe('首页个人中心我的证书');
    expect(screen.getAllByText(/^还差 \d+ 项/).length).toBe(2);
    expect(screen.getAllByRole('link', { name: /^去完成：/ })[0]?.getAttribute('href')).toMatch(
      /^#\/study\//,
    );
    if (open) await user.click(open);
    const certificate = await screen.findByRole('img', { name: new RegExp(own?.number ?? '-') }, found);
    expect(window.location.hash).toBe(`#/uc/myCert?number=${own?.number}`);
    expect(certificate.textContent).toContain('林知夏');
    expect(certificate.querySelector('[shape-rendering] path')?.getAttribute('d')).toBe(
      qrPath(`http://localhost:11000/#/verify/${own?.number}`).path,
    );
    expect(screen.getByRole('link', { name: '公开查验这个编号' }).getAttribute('href')).toBe(
      `#/verify/${own?.number}`,
    );
    window.location.hash = '/uc/myCert?number=TC1';
    await screen.findByRole('heading', { name: '没有这张证书' }, found);
  });

  it('encodes the configured public URL in the QR code, in a host too (R10.73)', async () => {
    const token = await tokenFor('trainee', 'Trainee@2026');
    const own = (await mine(token)).find(({ state }) => state === 'issued');
    const code = async () =>
      (await screen.findByRole('img', { name: new RegExp(own?.number ?? '-') }, found))
        .querySelector('[shape-rendering] path')
        ?.getAttribute('d');
    const inHost = { token };
    const { portal } = renderPortal(`/uc/myCert?number=${own?.number}`, {
      host: inHost,
      config: { publicUrl: 'https://portal.example.cn/train/' },
    });
    expect(await code()).toBe(qrPath(`https://portal.example.cn/train/#/verify/${own?.number}`).path);
    portal.dispose();
    renderPortal(`/uc/myCert?number=${own?.number}`, { host: inHost });
    expect(await code()).toBe(qrPath(`${platformUrl()}/#/verify/${own?.number}`).path);
  });

  it('shows a revoked certificate with its reason and without the document', async () => {
    const token = await comeAs('trainee', 'Trainee@2026');
    const own = (await mine(token)).find(({ state }) => state === 'issued');
    const revoked = { state: 'revoked', revokedAt: '2026-10-01T00:00:00.000Z', reason: '材料不实' };
    const options = withCertificates(token, (record) => (record.number ? { ...record, ...revoked } : record));
    renderPortal(`/uc/myCert?number=${own?.number}`, options);
    await screen.findByText('这张证书已被撤销', {}, found);
    expect(screen.getByText('材料不实')).toBeTruthy();
    expect(screen.getByText('撤销日期')).toBeTruthy();
    expect(screen.queryByText('有效期至')).toBeNull();
    expect(screen.queryByRole('img', { name: /结业证书/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /打印/ })).toBeNull();
  });

  it('shows when a course starts or that it is over, and links to no course that cannot be studied now', async () => {
    const token = await comeAs('trainee', 'Trainee@2026');
    const times = [
      { state: 'closed', underWay: false, startsAt: '2100-01-02T00:00:00.000Z' },
      { state: 'over', underWay: false, endsAt: '2020-03-04T00:00:00.000Z' },
    ];
    const titles = (await mine(token)).filter(({ number }) => !number).map(({ title }) => title);
    const options = withCertificates(token, (record) => ({
      ...record,
      course: { ...record.course, ...times[titles.indexOf(record.title)] },
    }));
    renderPortal('/uc/myCert', options);
    const begins = await screen.findByText('开课', { exact: false, selector: 'p' }, found);
    const over = screen.getByText('已结束', { exact: false, selector: 'p' });
    expect([begins.textContent, over.textContent]).toEqual(['2100/01/02 开课', '2020/03/04 已结束']);
    expect(screen.queryByRole('link', { name: /^去完成：/ })).toBeNull();
  });

  it('links to the profile when the real name is missing', async () => {
    const token = await comeAs('trainee', 'Trainee@2026');
    const ready = { state: 'ready', missing: [], completedAt: '2026-10-01T00:00:00.000Z' };
    const options = withCertificates(token, (record) => (record.number ? record : { ...record, ...ready }));
    renderPortal('/uc/myCert', options);
    const [issue] = await screen.findAllByRole('button', { name: /^领取证书：/ }, found);
    if (issue) await user.click(issue);
    const link = await screen.findByRole('link', { name: '去填写真实姓名' }, found);
    expect(link.getAttribute('href')).toBe('#/uc/userInfo');
  });

  it('opens no certificate for a user who has left the page while it was issued', async () => {
    const token = await comeAs('trainee', 'Trainee@2026');
    const ready = { state: 'ready', missing: [], completedAt: '2026-10-01T00:00:00.000Z' };
    const issued = (await mine(token)).find(({ state }) => state === 'issued');
    const held: ServerResponse[] = [];
    const options = withCertificates(
      token,
      (record) => (record.number ? record : { ...record, ...ready }),
      (response) => {
        held.push(response);
      },
    );
    renderPortal('/uc/myCert', options);
    const [issue] = await screen.findAllByRole('button', { name: /^领取证书：/ }, found);
    if (issue) await user.click(issue);
    await waitFor(() => {
      expect(held).toHaveLength(1);
    }, found);
    window.location.hash = '/contract';
    await screen.findByRole('heading', { level: 1, name: '服务协议与隐私政策' }, found);
    for (const response of held) sendEnvelope(response, { code: '00000', msg: '', data: issued });
    await screen.findByText('证书已颁发', { exact: false }, found);
    expect(window.location.hash).toBe('#/contract');
  });

  it('explains how to get a certificate when there are none', async () => {
    await comeAs('newcomer', 'Newcomer@2026');
    renderPortal('/uc/myCert');
    const main = within(await screen.findByRole('main', {}, found));
    await main.findByRole('heading', { name: '还没有可以领取证书的培训项目' }, found);
    await waitFor(() => {
      expect(main.getByRole('link', { name: '浏览培训项目' }).getAttribute('href')).toBe('#/project');
    });
  });
});
