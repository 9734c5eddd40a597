import { withdrawalOf } from './withdrawal';

it.each(['scheduled', 'published'] as const)(
  'before a %s article is withdrawn, the two buttons say what happens, and neither is a bare 取消',
  (state) => {
    const { action, question } = withdrawalOf({ title: '通知', state });
    expect(question.okText).toBe(action);
    expect(question.cancelText).toMatch(/^(保留定时|继续发布)$/);
    expect(question.content).toContain('“通知”');
  },
);
