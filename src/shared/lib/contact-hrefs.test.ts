import { emailHref, phoneHref } from './contact-hrefs';

it.each([
  ['400-555-1001', 'tel:400-555-1001'],
  ['+86 (010) 8888 6666', 'tel:+8601088886666'],
  ['', null],
  ['--', null],
  ['010-88886666转12', null],
  ['javascript:alert(1)', null],
  ['1;phone-context=x', null],
])('the phone number %s links to %s (R2.17)', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

it.each([
  ['base01@bases.example.org', 'mailto:base01@bases.example.org'],
  ['a?bcc=b&x@example.org', 'mailto:a%3Fbcc%3Db%26x@example.org'],
  ['a@example.org?bcc=b@example.org', null],
  ['someone', null],
  ['', null],
])('the e-mail address %s links to %s (R2.17)', (email, href) => {
  expect(emailHref(email)).toBe(href);
});
