import type { HostSession } from '../host-session';
import type { ShellConfig } from '../shell-config';
import { createEnrolmentActions } from './enrolment-actions';
import { isDecided, nameOf } from './enrolment';
import { createFilter } from './filter';
import { createJobTitles } from './job-titles';
import { setupListPage } from './list-page';
import { createReasonDialog } from './reason-dialog';
import { createReviewCalls } from './review-calls';
import { createReviewList } from './review-list';

/** The page where operators decide about enrolments. @param signIn leads to where the host signs people in */
export function setupReviewPage(
  section: HTMLElement,
  config: ShellConfig,
  session: HostSession,
  signIn: () => void,
) {
  const calls = createReviewCalls(config, session);
  const jobTitles = createJobTitles(config);
  const refusal = createReasonDialog({
    id: 'refusal',
    title: '不通过报名',
    label: '原因（必填，会告知报名者）',
    submit: '确认不通过',
    empty: '请填写不通过的原因',
  });
  const takeBack = createReasonDialog({
    id: 'take-back',
    title: '撤回决定，重新审核',
    label: '原因（必填，会告知报名者）',
    submit: '确认撤回',
    empty: '请填写撤回的原因',
  });
  const list = createReviewList((row, decision) => {
    const dialog = decision === 'refused' ? refusal : isDecided(row.record()) ? takeBack : undefined;
    if (dialog) {
      const { id } = row.record();
      return dialog.ask(
        { id, name: nameOf(row.record()) },
        (reason) => decide(row, decision, reason),
        row.focus,
      );
    }
    void decide(row, decision).then((complaint) => {
      if (complaint) page.status.fail(complaint);
      row.keepFocus();
    });
  });
  const page = setupListPage(section, session, signIn, {
    ...{ list, dialogs: [refusal, takeBack], filter: createFilter(() => page.search()) },
    ask: async (current, wanted) => {
      const [{ records, ...counted }, titles] = await Promise.all([calls.page(current, wanted), jobTitles()]);
      return { found: { records, titles }, ...counted };
    },
    show: (found) => list.show(found?.records ?? [], found?.titles ?? new Map()),
    noun: '报名',
    denial: '当前账号没有审核权限，请换用管理员账号登录。',
    hasLeft: ({ state }) => list.hasLeft(state),
  });
  const { status, isDenied } = page;
  const decide = createEnrolmentActions({ calls, list, status, token: session.token, isDenied });
  return page;
}
