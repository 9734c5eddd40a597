import { detectTampering, requiredIcons, type IntegrityFacts } from './detect-tampering';

const intact: IntegrityFacts = {
  secretKey: 'preview',
  demoHosts: ['demo.example.org'],
  iconSet: [requiredIcons],
  hostname: 'localhost',
};

describe('the integrity check', () => {
  it.each([
    'localhost',
    'portal.localhost',
    '127.0.0.1',
    '::1',
    '[::1]',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.1.20',
    'demo.example.org',
    'north.demo.example.org',
  ])('accepts the key preview at %s (R6.11)', (hostname) => {
    expect(detectTampering({ ...intact, hostname })).toBeNull();
  });

  it.each([
    'portal.example.org',
    'notdemo.example.org',
    'demo.example.org.evil.example',
    'localhost.example.org',
    '172.15.0.1',
    '172.32.0.1',
    '10.example.org',
    '192.168.1.20.example.org',
    '',
  ])('rejects the key preview at "%s" (R6.10)', (hostname) => {
    expect(detectTampering({ ...intact, hostname })).toBe('previewElsewhere');
  });

  it.each(['', 'a-key-of-ours'])('accepts the key "%s" anywhere (R6.10)', (secretKey) => {
    expect(detectTampering({ ...intact, secretKey, hostname: 'portal.example.org' })).toBeNull();
  });

  it('rejects a build without its icons on any host (R6.9)', () => {
    expect(detectTampering({ ...intact, iconSet: ['another-icon-set'] })).toBe('iconsMissing');
    expect(detectTampering({ ...intact, iconSet: [] })).toBe('iconsMissing');
  });

  it('depends on its input only and does not change it (R10.57)', () => {
    const facts = Object.freeze({ ...intact, hostname: 'portal.example.org' });
    expect([detectTampering(facts), detectTampering(facts)]).toEqual([
      'previewElsewhere',
      'previewElsewhere',
    ]);
  });
});
