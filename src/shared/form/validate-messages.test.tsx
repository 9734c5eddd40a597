import { screen } from '@testing-library/dom';
import { ConfigProvider, Form, type FormInstance, type FormRule } from 'antd';
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { englishTexts } from '@/shared/intl/define-messages';
import { useValidateMessages } from './validate-messages';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

const form = createRef<FormInstance>();

/** A form with one field, 数目, whose rule has no message of its own. */
function OneField({ rule, value }: { rule: FormRule; value: unknown }) {
  return (
    <ConfigProvider form={{ validateMessages: useValidateMessages() }}>
      <Form ref={form} initialValues={{ field: value }}>
        <Form.Item name="field" label="数目" rules={[rule]}>
          <input />
        </Form.Item>
      </Form>
    </ConfigProvider>
  );
}

async function errorsOf(rule: FormRule, value: unknown, locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale={locale} defaultLocale="zh-CN" messages={locale === 'en-US' ? englishTexts : {}}>
      <OneField rule={rule} value={value} />
    </IntlProvider>,
  );
  await screen.findByText('数目');
  await form.current?.validateFields().catch(() => undefined);
  return form.current?.getFieldError('field');
}

describe('a form without messages of its own', () => {
  it.each<[string, FormRule, unknown, string]>([
    ['a required value', { required: true }, undefined, '请输入数目'],
    ['whitespace', { whitespace: true }, '  ', '数目不能为空格'],
    ['a type', { type: 'email' }, 'x', '数目的格式不正确'],
    ['an exact length', { len: 3 }, 'ab', '数目须为3个字符'],
    ['a length between two', { min: 3, max: 5 }, 'ab', '数目须为3到5个字符'],
    ['the least length', { min: 3 }, 'ab', '数目不能少于3个字符'],
    ['the greatest length', { max: 1 }, 'ab', '数目不能超过1个字符'],
    ['a range', { type: 'number', min: 3, max: 5 }, 2, '数目须在3到5之间'],
    ['the least number', { type: 'number', min: 3 }, 2, '数目不能小于3'],
    ['the greatest number', { type: 'number', max: 1 }, 2, '数目不能大于1'],
    ['one of several', { type: 'enum', enum: ['a', 'b'] }, 'c', '数目须为以下之一：a, b'],
    ['a pattern', { pattern: /^\d+$/ }, 'x', '数目不符合要求的格式'],
  ])('names %s (R5.27, R5.28, R5.29, R5.30, R5.31, R5.32, R5.33)', async (_what, rule, value, text) => {
    expect(await errorsOf(rule, value)).toEqual([text]);
  });

  it.each<[string, FormRule, unknown, string]>([
    ['an exact length', { len: 3 }, 'ab', 'Number of characters in “数目”: 3'],
    ['a length between two', { min: 3, max: 5 }, 'ab', 'Number of characters in “数目”: 3 to 5'],
    ['the least length', { min: 3 }, 'ab', 'Number of characters in “数目”: at least 3'],
    ['the greatest length', { max: 1 }, 'ab', 'Number of characters in “数目”: at most 1'],
    ['the least number', { type: 'number', min: 3 }, 2, '数目 must be at least 3'],
    ['one of several', { type: 'enum', enum: ['a', 'b'] }, 'c', '数目 must be one of: a, b'],
  ])('names %s in English (R1.25, R5.30)', async (_what, rule, value, text) => {
    expect(await errorsOf(rule, value, 'en-US')).toEqual([text]);
  });
});
