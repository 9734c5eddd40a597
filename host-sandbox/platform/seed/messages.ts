import type { siteMessages } from '../core/db/message-schema';
import { projectPath } from '../modules/project/project-presenter';
import { courseId } from './course-rows';
import { officeHourBefore } from './days';

type Row = typeof siteMessages.$inferInsert;
type Message = readonly [daysAgo: number, title: string, content: string, course?: string];

interface Box {
  userId: bigint;
  /** Number of newest messages that are unread. */
  unread: number;
  messages: readonly Message[];
}

const boxes: readonly Box[] = [
  {
    userId: 1n,
    unread: 12,
    messages: [
      [
        0.3,
        '新一期移植医师培训开始报名',
        '新一期移植医师培训已开放报名，名额有限，请在截止日期前提交申请。',
        '肝移植医师规范化培训',
      ],
      [0.6, '培训基地走访安排', '走访日程已发布，请提前一天与基地联系人确认到达时间。'],
      [1, '异地登录提醒', '您的账号于昨日在新的设备上登录。若非本人操作，请尽快修改密码。'],
      [2, '理论课程更新', '《器官捐献与伦理》新增两个课时，已完成的学习进度不受影响。'],
      [3, '学时确认', '上月线上学习的学时已确认，可在用户中心查看。'],
      [4, '模拟操作训练预约成功', '您预约的血管吻合模拟训练已确认，请携带工作证准时到场。'],
      [5, '考核时间调整', '本期理论考核推迟一周举行，考场与座位安排不变。'],
      [7, '资料补充提醒', '您的进修申请还缺少单位推荐意见，请在五个工作日内补交。'],
      [9, '直播课程提醒', '“围手术期管理”专题直播将于本周五晚七时开始，结束后提供回放。'],
      [11, '下载中心新增文件', '新版培训手册已上传至下载中心，旧版手册同时停用。'],
      [13, '满意度调查', '请用两分钟评价您最近参加的培训，您的意见将用于改进下一期课程。'],
      [15, '学分审核通过', '您申报的Ⅰ类学分已审核通过。'],
      [18, '报名成功', '您已成功报名肾移植随访管理培训，开班前会再次通知。', '肾移植随访与慢性病管理'],
      [21, '系统维护通知', '平台将于周日凌晨维护两小时，其间无法登录。'],
      [26, '实践带教安排', '您的带教老师已确定，联系方式见附件通知。'],
      [31, '课程结业', '您已完成《器官获取流程》全部课时。'],
      [37, '证书可领取', '您的结业证书已生成，可在用户中心查看。'],
      [44, '手机号已变更', '您的登录手机号已修改。若非本人操作，请联系平台。'],
      [52, '培训协议更新', '服务协议有少量文字修订，请您留意。'],
      [63, '学习进度提醒', '您有一门课程已两周未学习，请合理安排时间。'],
      [75, '欢迎参加培训', '感谢您选择国家器官移植发展培训平台，祝学习顺利。'],
      [90, '账号开通', '您的账号已开通，请尽快完善个人信息。'],
    ],
  },
  { userId: 3n, unread: 1, messages: [[30, '密码即将到期', '您的密码即将超过有效期，请及时修改。']] },
  {
    userId: 4n,
    unread: 3,
    messages: [
      [0.5, '待审核的基地申请', '有两家医院提交了培训基地申请，请在三个工作日内审核。'],
      [1, '通知待发布', '“下半年考核安排”已通过审核，等待发布。'],
      [2, '友情链接失效', '巡检发现一条友情链接无法访问，请核实。'],
      [8, '月度运行报告', '上月平台运行报告已生成。'],
      [20, '权限变更', '您已获得新闻与通知的编辑权限。'],
    ],
  },
];

/** Messages of the sample accounts, newest first in each inbox; user 2 has none. Some link to a course. */
export function messageRows(now: Date): Row[] {
  return boxes
    .flatMap(({ userId, unread, messages }) =>
      messages.map(([daysAgo, title, content, course], index): Row => {
        const sentAt = officeHourBefore(now, Math.ceil(daysAgo), messages.length - index);
        const readAt = index < unread ? null : new Date(sentAt.getTime() + 60 * 60 * 1000);
        const link = course ? projectPath(courseId(course)) : null;
        return { userId, title, content, link, sentAt, readAt };
      }),
    )
    .map((row, index) => ({ id: BigInt(index + 1), ...row }));
}
