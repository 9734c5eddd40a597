import { renderMessages } from './messages-file';

it('lists every message id with its Chinese and its English text, for hosts that replace some', () => {
  const texts = JSON.parse(renderMessages()) as Record<string, unknown[]>;
  expect(texts['agreement.close']).toEqual(['我已阅读，返回填写', 'I have read it, back to the form']);
  expect(texts['terms.title']).toEqual(['服务协议与隐私政策', 'Service agreement and privacy policy']);
  const incomplete = Object.entries(texts).filter(([, [chinese, english]]) => !english || chinese === '');
  expect(incomplete).toEqual([]);
});
