import type { EnrolmentState } from '@/contracts/enrolment-fields';
import { limits } from '@/contracts/limits';
import type { Database } from '../../core/db/database';
import { notify } from '../notification/port';
import { projectPath } from '../project/port';

type Text = (title: string, reason: string) => string;

/**
 * A new state, an enrolment from the waitlist, one whose documents are all there, one that lacks a document again, one
 * that the platform has taken back for that, one that ended without them, a withdrawn one, a reverted decision, or the approval of a changed name.
 */
type NotifiedState =
  | EnrolmentState
  | 'promoted'
  | 'promotedIncomplete'
  | 'complete'
  | 'incompleteAgain'
  | 'takenBack'
  | 'lapsed'
  | 'withdrawn'
  | 'reverted'
  | 'nameApproved';

const inTime = `请在 ${limits.documentDays} 天内、且在开课前上传齐全，逾期报名自动取消，名额让给他人。`;

const incompleteAgain = [
  '请补齐报名材料',
  (title: string) => `您在《${title}》的报名缺少材料，暂不审核：${inTime}`,
] as const;

const texts: Readonly<Record<NotifiedState, readonly [title: string, content: Text]>> = {
  enrolled: ['报名已提交', (title) => `您已报名《${title}》，名额已为您保留，请等待审核。`],
  incomplete: [
    '报名待补材料',
    (title) => `您已报名《${title}》，名额已为您保留。报名材料齐全后进入审核：${inTime}`,
  ],
  complete: ['材料已齐，等待审核', (title) => `您在《${title}》的报名材料已齐，请等待审核。`],
  incompleteAgain,
  takenBack: incompleteAgain,
  lapsed: [
    '报名已取消',
    (title) => `您在《${title}》的报名材料没有按期补齐，报名已取消，名额已释放。报名截止前可以重新报名。`,
  ],
  promotedIncomplete: [
    '候补成功，请补材料',
    (title) => `《${title}》有名额空出，已按候补顺序为您报名。报名材料齐全后进入审核：${inTime}`,
  ],
  promoted: [
    '候补成功，已为您报名',
    (title) =>
      `《${title}》有名额空出，已按候补顺序为您报名，请等待审核。如不能参加，请在开课前撤回报名，名额将让给下一位。`,
  ],
  review: ['报名审核中', (title) => `您在《${title}》的报名已受理，正在审核。`],
  approved: ['报名已通过', (title) => `您在《${title}》的报名已通过审核，请按时参加培训。`],
  refused: ['报名未通过', (title, reason) => `您在《${title}》的报名未通过审核。原因：${reason}`],
  reverted: [
    '报名重新审核',
    (title, reason) =>
      `您在《${title}》的报名决定已撤回，正在重新审核，请等待结果。${reason && `原因：${reason}`}`,
  ],
  nameApproved: ['姓名已核准', (title) => `您更改后的姓名已核准，将用于《${title}》的证书。`],
  withdrawn: ['报名已撤回', (title) => `您已撤回《${title}》的报名，名额已释放。`],
  left: ['已退出培训项目', (title) => `您已退出《${title}》，名额已释放。`],
};

/** Acts of the user, which send no SMS. */
const ownActs: readonly NotifiedState[] = [
  'enrolled',
  'incomplete',
  'complete',
  'incompleteAgain',
  'withdrawn',
  'left',
];

/** Sends a message about an enrolment, with a link to the course. */
export async function notifyEnrolmentState(
  transaction: Database,
  userId: bigint,
  state: NotifiedState,
  { project, reason, now }: { project: { id: bigint; title: string }; reason: string | null; now: Date },
): Promise<void> {
  const [heading, content] = texts[state];
  await notify(transaction, ownActs.includes(state) ? null : 'enrolment', {
    userId,
    title: heading,
    content: content(project.title, reason ?? ''),
    link: projectPath(project.id),
    sentAt: now,
  });
}
