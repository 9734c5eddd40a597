import { loadMicroApp, type MicroApp } from 'qiankun';
import { createEventLog } from '../event-log';
import { createObservable } from '../../kits/web/observable';
import { createUnsavedInput } from '../unsaved-input';
import type { Appearance, PropsContext } from './portal-props';
import { createPortalSlot } from './portal-slot';

jest.mock('qiankun', () => ({ loadMicroApp: jest.fn() }));

const chosen = { history: 'memory', initialPath: '' } as const;

/** A slot in a host; `reach` settles the check of the portal's page. */
function createSlot() {
  jest.mocked(loadMicroApp).mockReset();
  const appearance = createObservable<Appearance>({});
  const log = createEventLog();
  const context = {
    config: { apiBase: '/api' },
    modes: { isolation: 'none', tokenSharing: 'off', appearance: {} },
    session: { token: createObservable('') },
    unsaved: createUnsavedInput(),
    appearance,
    log,
  } as unknown as PropsContext;
  const pending: (() => void)[] = [];
  const entry = {
    address: 'https://portal.example.org/',
    reached: () => true,
    reach: () => new Promise<void>((resolve) => pending.push(resolve)),
  };
  const slot = createPortalSlot('a', entry, context);
  const reach = () => pending.splice(0).forEach((resolve) => resolve());
  return { slot, appearance, reach, logged: () => log.entries.get().map(({ text }) => text) };
}

/** The portal that the next `loadMicroApp` mounts; `mounts` ends its mount. */
function nextPortal() {
  let state = 'MOUNTING';
  let mounts = () => {};
  const mountPromise = new Promise<null>((resolve) => {
    mounts = () => {
      state = 'MOUNTED';
      resolve(null);
    };
  });
  const portal = {
    loadPromise: Promise.resolve(null),
    bootstrapPromise: Promise.resolve(null),
    mountPromise,
    getStatus: () => state,
    update: jest.fn((_props: object) => Promise.resolve(null)),
    unmount: jest.fn(() => Promise.resolve(null)),
  };
  jest.mocked(loadMicroApp).mockReturnValueOnce(portal as unknown as MicroApp);
  return { ...portal, mounts: () => mounts() };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

test('a portal that mounts after the timeout is shown as mounted, and can be unmounted', async () => {
  const { slot, reach } = createSlot();
  const portal = nextPortal();
  void slot.mount(chosen);
  reach();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(slot.status.get().text).toBe('门户未能载入：15 秒内没有就绪');
  expect(slot.canUnmount.get()).toBe(true);
  portal.mounts();
  await settle();
  expect(slot.status.get()).toEqual({ text: '已挂载' });
  await slot.unmount();
  expect(portal.unmount).toHaveBeenCalledTimes(1);
  expect(slot.canMount.get()).toBe(true);
});

test('a portal that mounts only after its slot was left is unmounted then', async () => {
  const { slot, reach } = createSlot();
  const portal = nextPortal();
  void slot.mount(chosen);
  reach();
  await jest.advanceTimersByTimeAsync(15_000);
  void slot.unmount();
  await settle();
  expect(portal.unmount).not.toHaveBeenCalled();
  portal.mounts();
  await settle();
  expect(portal.unmount).toHaveBeenCalledTimes(1);
  expect(slot.status.get()).toEqual({ text: '' });
});

test('a mount that was given up before the portal’s page responded loads nothing, and the next one loads once', async () => {
  const { slot, reach } = createSlot();
  const portal = nextPortal();
  void slot.mount(chosen);
  await slot.unmount();
  void slot.mount(chosen);
  reach();
  await settle();
  expect(loadMicroApp).toHaveBeenCalledTimes(1);
  portal.mounts();
  await settle();
  expect(slot.status.get()).toEqual({ text: '已挂载' });
});

test('after a failed update the next change is passed on, and after a failed unmount the slot can mount', async () => {
  const { slot, appearance, reach, logged } = createSlot();
  const portal = nextPortal();
  void slot.mount(chosen);
  reach();
  await settle();
  portal.mounts();
  await settle();
  portal.update.mockRejectedValueOnce(new Error('no'));
  appearance.set({ language: 'en-US' });
  appearance.set({ theme: 'dark' });
  await settle();
  expect(portal.update).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'dark' }));
  expect(portal.update).toHaveBeenCalledTimes(2);
  portal.unmount.mockRejectedValueOnce(new Error('still there'));
  await slot.unmount();
  expect(logged()).toEqual(
    expect.arrayContaining(['portal-a 更新失败：Error: no', 'portal-a 卸载失败：Error: still there']),
  );
  expect(slot.canMount.get()).toBe(true);
});
