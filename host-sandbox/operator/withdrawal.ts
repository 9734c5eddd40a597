import type { ArticleSummary } from './articles-api';
import type { DangerConfirmation } from './confirm-danger';

/** The texts of withdrawing an article, before and after it: a scheduled article is not public yet. */
export function withdrawalOf({ title, state }: Pick<ArticleSummary, 'title' | 'state'>): {
  action: string;
  question: DangerConfirmation;
  done: string;
} {
  if (state === 'scheduled')
    return {
      action: '取消定时',
      question: {
        title: '取消定时发布',
        content: `“${title}”将不再按时发布，退回草稿；可以再次发布。确定取消定时吗？`,
        okText: '取消定时',
        cancelText: '保留定时',
      },
      done: '已取消定时',
    };
  return {
    action: '撤回',
    question: {
      title: '撤回内容',
      content: `“${title}”和它的附件将立即从门户消失，退回草稿；可以再次发布。确定撤回吗？`,
      okText: '撤回',
      cancelText: '继续发布',
    },
    done: '已撤回',
  };
}
