import type { Bilingual } from '../../platform/fault';
import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';
import { checkBack } from './back';
import { openForm } from './open-form';
import { checkPopup } from './popup';

const notTried = (reason: Bilingual) => [untried('input', reason), untried('popup', reason)];

/** Types into a form of the portal and leaves: the host must ask the user, which opens a dialog of the portal. */
export async function checkInput(visit: Visit): Promise<Finding[]> {
  if (!visit.offers('unmount')) return notTried(['页面没有提供 unmount', 'the page does not offer unmount']);
  const back = await checkBack(visit);
  if (!(await visit.mounts(2000)) && visit.offers('mount')) await visit.callHook('mount');
  return [...back, ...(await checkLeaving(visit))];
}

async function checkLeaving(visit: Visit): Promise<Finding[]> {
  const field = (await visit.mounts()) ? await openForm(visit) : null;
  if (!field)
    return notTried(['检查打不开门户的留言表单', 'the check cannot open the contact form of the portal']);
  await field.fill('portal check');
  await visit.page.evaluate(() => {
    // it may wait for the user's choice
    void (window as { __portalHostCheck?: { unmount?: () => unknown } }).__portalHostCheck?.unmount?.();
  });
  const dialog = visit.page.locator('.portal [role="dialog"]').first();
  const isAway = async () => (await field.count()) === 0;
  await waitUntil(async () => (await isAway()) || (await dialog.isVisible()), 3000);
  if (await isAway())
    return [
      faulty('input', 'input-lost'),
      untried('popup', ['宿主没有让门户询问', 'the host did not let the portal ask']),
    ];
  if (!(await dialog.isVisible()))
    return [
      fits('input', ['宿主没有离开', 'the host did not leave']),
      untried('popup', ['门户没有打开对话框', 'the portal opened no dialog']),
    ];
  const popup = await checkPopup(dialog);
  await dialog.press('Escape');
  const stays = await waitUntil(async () => !(await dialog.isVisible()));
  const isKept = stays && (await field.inputValue({ timeout: 1000 }).catch(() => '')) === 'portal check';
  return [
    isKept
      ? fits('input', ['取消后内容还在', 'the text is still there after a cancel'])
      : faulty('input', 'input-lost', ['取消之后', 'after a cancel']),
    popup,
  ];
}
