import { faulty, fits, untried, type Finding } from '../findings';
import { waitUntil, type Visit } from '../visit';
import { openForm } from './open-form';

const typed = 'portal check';

/**
 * Types into the first page of the portal after a page of the host, and goes back. The browser changes the address
 * before it notifies the host, so the host must ask the user, and restore the address when they stay.
 */
export async function checkBack(visit: Visit): Promise<Finding[]> {
  const { page } = visit;
  if (!visit.offers('mount'))
    return [untried('back', ['页面没有提供 mount', 'the page does not offer mount'])];
  const path = () => page.evaluate(() => location.pathname + location.search);
  await visit.callHook('unmount');
  await visit.leaves();
  const outside = await path();
  await visit.callHook('mount');
  const isBack = await visit.mounts();
  if ((await path()) === outside)
    return [fits('back', ['门户没有自己的路径', 'the portal has no path of its own'])];
  const field = isBack ? await openForm(visit) : null;
  if (!field)
    return [
      untried('back', ['检查打不开门户的留言表单', 'the check cannot open the contact form of the portal']),
    ];
  const inside = await path(); // micro-app keeps the portal's address in it
  await field.fill(typed);
  await page.evaluate(() => {
    history.back();
  });
  const dialog = page.locator('.portal [role="dialog"]').first();
  const isAway = async () => (await field.count()) === 0;
  await waitUntil(async () => (await isAway()) || (await dialog.isVisible()), 3000);
  if (await dialog.isVisible()) await dialog.press('Escape');
  const stays = await waitUntil(async () => (await isAway()) || !(await dialog.isVisible()));
  const isKept = stays && (await field.inputValue({ timeout: 1000 }).catch(() => '')) === typed;
  if (!isKept) return [faulty('back', 'back-unguarded')];
  // A host may put it back after the answer.
  return (await waitUntil(async () => (await path()) === inside, 2000))
    ? [fits('back', ['取消后内容和地址都还在', 'text and address are still there after a cancel'])]
    : [faulty('back', 'back-unguarded', [`地址是 ${await path()}`, `the address is ${await path()}`])];
}
