import type { FastifyInstance } from 'fastify';
import { setupDeliveries } from './deliveries';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a delivery aborted by the shutdown is due again, and the attempt does not count', async () => {
  const due = { id: 1n, channel: 'sms', title: '', content: '', attempts: 6, phone: '13800000001' };
  const changes: object[] = [];
  let abort = () => {};
  const platform = {
    settings: { smsOutbox: 'off', smsSignature: '' },
    clock: () => new Date(),
    deliverSms: () => new Promise((_done, fail) => (abort = () => fail(new Error('aborted')))),
    database: {
      transaction: () => Promise.resolve([due]),
      update: () => ({ set: (change: object) => ({ where: () => Promise.resolve(changes.push(change)) }) }),
      delete: () => ({ where: () => Promise.resolve(changes.push({ deleted: true })) }),
    },
  };
  const log = { error: jest.fn(), info: jest.fn() };
  const stop = setupDeliveries({ platform, log } as unknown as FastifyInstance, () => undefined);
  await jest.advanceTimersByTimeAsync(1000);
  const stopped = stop();
  abort();
  await stopped;
  expect(changes).toEqual([{ attempts: 6, dueAt: new Date() }]);
  expect(log.error).not.toHaveBeenCalled();
});
