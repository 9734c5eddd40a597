import { defineMessages } from '@/shared/intl/define-messages';

/** What a form says of a field when the field's own rule says nothing (R5.27 to R5.33). */
export const messages = defineMessages('form', {
  required: '请输入{label}',
  whitespace: '{label}不能为空格',
  type: '{label}的格式不正确',
  lengthExact: '{label}须为{len}个字符',
  lengthRange: '{label}须为{min}到{max}个字符',
  lengthMin: '{label}不能少于{min}个字符',
  lengthMax: '{label}不能超过{max}个字符',
  rangeExact: '{label}须为{len}',
  range: '{label}须在{min}到{max}之间',
  rangeMin: '{label}不能小于{min}',
  rangeMax: '{label}不能大于{max}',
  enum: '{label}须为以下之一：{enum}',
  pattern: '{label}不符合要求的格式',
});
