import { presignUrl } from './presign-url';

const key = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const given = { method: 'GET', signedAt: new Date('2026-11-23T08:15:00Z'), expires: 1800 };
const signatureIn = (address: string) => new URL(address).searchParams.get('X-Amz-Signature');

test('the example of the S3 manual gets the signature of the manual', async () => {
  const url = 'https://examplebucket.s3.amazonaws.com/test.txt';
  const signedAt = new Date('2013-05-24T00:00:00Z');
  const address = await presignUrl(key, { method: 'GET', url, query: {}, signedAt, expires: 86_400 });
  expect(signatureIn(address)).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
});

// Computed by botocore 1.43, the signer of the AWS command line, for the same key, time and object.
const types = { 'response-content-type': 'application/pdf', 'response-cache-control': 'public, max-age=0' };
const prefix = "attachment; filename*=UTF-8''";
test.each([
  [
    `${prefix}%E5%85%B3%E4%BA%8E2026%E5%B9%B4%E5%9F%B9%E8%AE%AD%28%E8%AF%95%E8%A1%8C%29%E7%9A%84%E9%80%9A%E7%9F%A5.pdf`,
    types,
    'fed1554a4eb24bc9384dcc8fc50eb874ad68cc0e953b9b0359d866183ecc26a3',
  ],
  [
    `${prefix}O%27Neill%27s%20%2Afinal%2A%20%28copy%29%20%5B1%5D.pdf`,
    types,
    '8dcfae96f57e8f159442220b05e09228dc5c5a998378fec07489204ffa5a87d3',
  ],
  [
    `${prefix}a+b%20c~d!e%3Bf%3Dg&h#i%3Fj%25k%22l%5Cm%40n%3Ao%2Cp.pdf`,
    types,
    '53f71e34fbf061b510631e95f2ff3ab73ca99945427e2433e0deeb2257d9992c',
  ],
  [
    `${prefix}%E8%82%9D%F0%9F%98%80%E7%A7%BB%E6%A4%8D.docx`,
    types,
    'a41ccb0dc9d5f5c54273e171158732ca62898dbc3019097c3bde4be707e75d71',
  ],
  [
    'attachment; filename="a\'b(c)*d ~é.pdf"',
    {},
    '21d9dc05bb9a11a04a6c8732d84df519088a3fa06dd55a7157468ae50e934d42',
  ],
])(
  'the file name in %s is signed as AWS signs it, and written as it is signed',
  async (name, more, signature) => {
    const url = 'https://s3.example.org/portal/attachment/ab12.pdf';
    const query = { ...more, 'response-content-disposition': name };
    const address = await presignUrl(key, { ...given, url, query });
    expect(signatureIn(address)).toBe(signature);
    const { origin, pathname, searchParams, search } = new URL(address);
    expect([origin + pathname, searchParams.get('response-content-disposition')]).toEqual([url, name]);
    expect(search.slice(1)).toMatch(/^([A-Za-z0-9._~-]|%[0-9A-F]{2}|[=&])+$/);
  },
);
