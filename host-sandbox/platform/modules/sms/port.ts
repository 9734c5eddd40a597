// What other modules use of `sms`.
export { consumeCode, randomCode, verifyCode, wrongCodeError } from './codes';
export { createSmsSender, signSms } from './outbox';
