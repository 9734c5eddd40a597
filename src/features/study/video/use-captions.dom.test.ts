// jsdom: the module imports components
import { captionLanguage } from './use-captions';

it.each([
  ['en-US', ['zh-CN', 'en-US'], 'en-US'],
  ['en-US', ['zh', 'en'], 'en'],
  ['zh-CN', ['en', 'zh'], 'zh'],
  ['en-US', ['en-GB', 'en-US'], 'en-US'],
  ['en-US', ['ja', 'zh'], 'zh'],
  ['en-US', ['ja', 'fr'], 'ja'],
  ['en-US', [], null],
])('for %s, the captions of %j are in %j', (locale, languages, expected) => {
  expect(captionLanguage(languages, locale)).toBe(expected);
});
