import { digitsOf, phoneDigitsOf } from './digits';

describe('digits', () => {
  it.each([
    ['703 040', '703040'],
    ['  954386 ', '954386'],
    ['１２３４５６', '123456'],
    ['【平台】验证码 120931，', '120931'],
    ['', ''],
    [undefined, ''],
  ])('of %j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });

  it.each([
    ['139 3379-2417', '13933792417'],
    ['+86 139 3379 2417', '13933792417'],
    ['008613933792417', '13933792417'],
    ['１３９３３７９２４１７', '13933792417'],
    ['8613', '8613'],
    ['861393379241', '861393379241'],
  ])('of the phone number %j are %j', (text, digits) => {
    expect(phoneDigitsOf(text)).toBe(digits);
  });
});
