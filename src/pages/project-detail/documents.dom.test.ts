import { screen, waitFor, within } from '@testing-library/dom';
import { limits } from '@/contracts/limits';
import { as, postAs } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
jest.setTimeout(60_000);
const letter = (name = '推荐信.pdf', content: BlobPart = '%PDF-1.4 letter') => new File([content], name);

/** Opens a course that requires two documents, as the sample trainee who has enrolled and uploaded the first. */
async function openDocuments(config: object = {}) {
  await as('trainee');
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase, ...config } });
  const panel = within(await screen.findByRole('complementary', {}, pageTimeout));
  await panel.findByText('待补材料', {}, pageTimeout);
  return panel;
}
const fileInput = (panel: Awaited<ReturnType<typeof openDocuments>>) =>
  panel.getByLabelText<HTMLInputElement>('上传 医师执业证书', { selector: 'input' });

it('a trainee uploads the missing document, and deletes it after a confirmation', async () => {
  const panel = await openDocuments();
  await panel.findByText(/^还需上传 1 份/);
  await user.upload(fileInput(panel), letter('证书.pdf'));
  await panel.findByText(/证书\.pdf/, {}, pageTimeout);
  await panel.findByText('待审核', {}, pageTimeout);
  expect(panel.getByText(/^材料已齐/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: '删除 医师执业证书' }));
  const dialog = within(await screen.findByRole('dialog', {}, pageTimeout));
  await user.click(dialog.getByRole('button', { name: /删\s*除/ }));
  await panel.findByText(/^还需上传 1 份/, {}, pageTimeout);
  await panel.findByText('待补材料', {}, pageTimeout);
});

it.each([
  ['an empty file', letter('a.pdf', ''), /^文件是空的/],
  ['a file of another type', letter('a.pdf', '<html>'), /^这不是 PDF、JPEG 或 PNG/],
  ['a large file', letter('a.pdf', new Uint8Array(limits.documentBytes + 1)), /^文件超过 5 MB/],
])('%s is refused at the field and not sent', async (_name, file, problem) => {
  const panel = await openDocuments();
  await user.upload(fileInput(panel), file);
  await panel.findByText(problem);
  expect(proxy.bodiesOf('/document/upload')).toEqual([]);
});

it('a failed upload says why and can be retried; one that hangs can be cancelled; the focus stays at the document', async () => {
  const panel = await openDocuments();
  proxy.reply('/document/upload', { code: '500', msg: '系统繁忙' });
  await user.upload(fileInput(panel), letter());
  const alert = await panel.findByRole('alert', {}, pageTimeout);
  expect(alert.textContent).toBe('系统繁忙');
  const item = alert.closest('li');
  expect(item).not.toBeNull();
  proxy.reply('/document/upload', 'none');
  await user.click(panel.getByRole('button', { name: '重试 医师执业证书' }));
  await panel.findByRole('progressbar', { name: '正在上传 医师执业证书' });
  expect(document.activeElement).toBe(item);
  await user.click(panel.getByRole('button', { name: '取消上传 医师执业证书' }));
  expect(panel.queryByRole('progressbar')).toBeNull();
  expect(panel.getByRole('button', { name: '上传 医师执业证书' })).toBeTruthy();
  expect(document.activeElement).toBe(item);
});

it('documents of a decided enrolment can be opened, but not changed', async () => {
  const input = { id: '1' };
  const token = await as('trainee');
  const data = await postAs<{ enrolment: object }>(token, 'portal/project/detail', input);
  proxy.reply('/project/detail', { data: { ...data, enrolment: { ...data.enrolment, state: 'approved' } } });
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase } });
  const panel = within(await screen.findByRole('complementary', {}, pageTimeout));
  const own = await panel.findByRole('button', { name: /^下载 单位推荐信\.pdf/ }, pageTimeout);
  expect(panel.queryByRole('button', { name: /更换|上传/ })).toBeNull();
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await user.click(own);
  await waitFor(() => {
    expect(press).toHaveBeenCalledTimes(1);
  }, pageTimeout);
  const [link] = press.mock.contexts as HTMLAnchorElement[];
  expect([link?.pathname, link?.download]).toEqual([
    expect.stringMatching(/^\/media\/enrolment-document\/\d+$/),
    '单位推荐信.pdf',
  ]);
  press.mockRestore();
});

it('on a platform without documents nothing asks for them', async () => {
  const panel = await openDocuments({ without: ['documents'] });
  expect(panel.queryByText('报名材料')).toBeNull();
  expect(screen.queryByText('单位推荐信、医师执业证书')).toBeNull();
});
