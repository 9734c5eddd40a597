import { dispositionOf, safeFileName } from './disposition';

test.each([
  ['推荐信.pdf', 'pdf', '推荐信.pdf'],
  ['照片.JPEG', 'jpg', '照片.JPEG'],
  ['扫描件', 'png', '扫描件.png'],
  ['证书.exe', 'pdf', '证书.exe.pdf'],
  ['a.pdf.html', 'pdf', 'a.pdf.html.pdf'],
  ['../../etc/passwd', 'pdf', '_.._etc_passwd.pdf'],
  ['C:\\信.pdf', 'pdf', 'C__信.pdf'],
  ['a\u202efdp.exe', 'pdf', 'a_fdp.exe.pdf'],
  ['a"; filename="b.html', 'pdf', 'a_; filename=_b.html.pdf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['...', 'pdf', 'document.pdf'],
  ['con.pdf', 'pdf', '_con.pdf'],
  ['😀.png', 'png', '😀.png'],
])('%j of the type %s is called %j', (name, type, called) => {
  expect(safeFileName(name, type)).toBe(called);
});

test('the header has no character that could end it', () => {
  expect(dispositionOf("信'(1).pdf", false)).toBe("attachment; filename*=UTF-8''%E4%BF%A1%27%281%29.pdf");
  expect(dispositionOf('a.pdf', true)).toBe("inline; filename*=UTF-8''a.pdf");
});
