/**
 * The most common passwords that satisfy the other rules, in lower case: names with digits, keyboard rows, and initial
 * passwords of Chinese systems.
 */
const common = new Set(
  (
    'a1234567 a12345678 a123456789 aa123456 aa12345678 aa@123456 aa123456. aa123456! aa123456@ aa112233 a1b2c3d4 ' +
    'abc12345 abc123456 abc123456789 abc@1234 abc@12345 abc@123456 abc123!@# abcd1234 abcd@1234 abcd123456 abcde123 ' +
    'abcdef123 abcdefg1 asd123456 asdf1234 asdf@1234 asdfghjkl1 admin123 admin1234 admin12345 admin123456 admin@123 ' +
    'admin@1234 admin@12345 admin@123456 admin888 admin@888 administrator1 administrator@1 changeme1 changeme@1 ' +
    'computer1 dragon123 football1 baseball1 hello123 hello@123 huawei@123 huawei12#$ iloveyou1 iloveyou@1 ' +
    'letmein1 letmein123 letmein@1 login123 master123 michael1 monkey123 p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword ' +
    'p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55w0rd pa55word pass1234 pass@123 pass@1234 pass@word1 passw0rd ' +
    'passw0rd1 passw0rd! password1 password1! password12 password123 password123! password1234 password@1 ' +
    'password@12 password@123 password! princess1 q1w2e3r4 q1w2e3r4t5 qaz123456 qazwsx123 qazwsx@123 qq123456 ' +
    'qq123456789 qq@123456 qwe12345 qwe123456 qwe@123456 qwer1234 qwer@1234 qwer1234! qwer123456 qwert123 qwerty1! ' +
    'qwerty12 qwerty123 qwerty123! qwerty1234 qwerty@123 root1234 root@1234 root@123456 secret123 shadow123 ' +
    'summer2024 sunshine1 superman1 test1234 test@123 test@1234 test123456 training1 training@1 user1234 user@123 ' +
    'user@1234 wang1234 welcome1 welcome1! welcome123 welcome@1 welcome@123 woaini123 woaini1314 woaini520 ' +
    'woaini@1314 zaq12wsx zaq1@wsx zaq!2wsx zhang123 zxc123456 zxcv1234 zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t ' +
    '1q2w3e4r! 1qaz2wsx 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz@wsx 123456aa 123456aa. 123456aa@ 1234qwer 1234abcd 12345678a ' +
    '123456789a 123456abc 123456qq 123456@a 123@abcd 123abc!@# 123qwe!@# 123qweasd 123qwe@asd 5201314a 5201314aa'
  ).split(' '),
);

/** Whether a password, in any letter case, is one of the first that an attacker tries. */
export function isCommonPassword(text: string): boolean {
  return common.has(text.toLowerCase());
}
