import { allowedValueOrNull, matching, setting } from './setting-schemas';

const serviceAddress = matching(
  /^(|https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)([:/]\S*)?)$/,
  ' https: 地址，或本机的 http: 地址',
  'an https: address, or an http: address of this machine',
);
const bearerToken = matching(
  /^[\x21-\x7e]{0,256}$/,
  '不含空格的可见字符',
  'visible characters without space',
);

/** The external services of the platform: gateways for SMS and e-mail, and the file store. */
export const serviceSettings = {
  smsOutbox: setting(
    'SMS_OUTBOX',
    '',
    'With `on`, SMS can be read at `/sandbox/sms` and in the log, and e-mails at `/sandbox/sms` where no gateway has them. `on` for the sample on this machine, else `off`; refused beyond it',
    allowedValueOrNull(['on', 'off']),
  ),
  smsGatewayUrl: setting(
    'SMS_GATEWAY_URL',
    '',
    'Address of the SMS gateway, which gets `{ phone, text }` as JSON by POST; without it no SMS is sent',
    serviceAddress,
  ),
  smsGatewayToken: setting('SMS_GATEWAY_TOKEN', '', 'Bearer token for the SMS gateway', bearerToken),
  smsSignature: setting(
    'SMS_SIGNATURE',
    '器官移植培训',
    'Name in 【】 with which every SMS starts, as the gateway has approved it',
    matching(
      /^[^【】\s]{2,12}$/,
      ' 2 至 12 个字符，不含空格与【】',
      '2 to 12 characters without spaces and 【】',
    ),
  ),
  emailGatewayUrl: setting(
    'EMAIL_GATEWAY_URL',
    '',
    'Address of the e-mail gateway, which gets `{ to, subject, text }` as JSON by POST; without it nobody can choose e-mail',
    serviceAddress,
  ),
  emailGatewayToken: setting('EMAIL_GATEWAY_TOKEN', '', 'Bearer token for the e-mail gateway', bearerToken),
  bucketUrl: setting(
    'BUCKET_URL',
    '',
    'Address of a bucket of an S3-compatible store for media files, such as `https://s3.example.org/portal`; without it they are in the data folder. Browsers read it by signed addresses',
    serviceAddress,
  ),
  bucketRegion: setting(
    'BUCKET_REGION',
    'us-east-1',
    'Region of the bucket',
    matching(/^[a-z0-9-]{1,64}$/, '小写字母、数字或连字符', 'small letters, digits or hyphens'),
  ),
  bucketAccessKey: setting(
    'BUCKET_ACCESS_KEY',
    '',
    'Access key of the bucket: reads, writes and deletes its objects',
    matching(/^[\x21-\x7e]{0,128}$/, '不含空格的可见字符', 'visible characters without space'),
  ),
  bucketSecretKey: setting(
    'BUCKET_SECRET_KEY',
    '',
    'Secret key that belongs to it',
    matching(/^[\x21-\x7e]{0,256}$/, '不含空格的可见字符', 'visible characters without space'),
  ),
} as const;
