import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostProps, PortalHandle, PortalLifecycles } from '../../src/contracts/host';
import { createLoader, type PortalProps } from './src/loader';

/** Elements are only passed on. */
const element = () => ({}) as Element;

interface Started {
  props: HostProps;
  /** Tokens that the subscription passed. */
  tokens: (string | null | undefined)[];
  finish: () => void;
  handle: PortalHandle;
}

/** A portal whose mounts end when the test says so. */
function fakePortal({ instant = true } = {}) {
  const calls: string[] = [];
  const called = (name: string) => Promise.resolve(void calls.push(name));
  const mounts: Started[] = [];
  const portal: PortalLifecycles = {
    bootstrap: () => called('bootstrap'),
    mount: (props = {}) =>
      new Promise((resolve) => {
        calls.push('mount');
        const tokens: Started['tokens'] = [];
        props.onGlobalStateChange?.(({ token }) => tokens.push(token), true);
        const handle = {
          navigate: jest.fn(),
          href: () => null,
          canLeave: jest.fn(() => Promise.resolve(true)),
        };
        const finish = () => {
          resolve();
          props.onReady?.(handle);
        };
        mounts.push({ props, tokens, finish, handle });
        if (instant) finish();
      }),
    unmount: () => called('unmount'),
    update: ({ language } = {}) => called(`update ${language}`),
  };
  return { portal, calls, mounts };
}

const loaderOf = (portal: PortalLifecycles) =>
  createLoader('https://p/portal.js', () => Promise.resolve(portal));
const mountOne = async (props: PortalProps) => {
  const fake = fakePortal();
  const portal = loaderOf(fake.portal).mount(element(), props);
  await portal.ready;
  return { ...fake, portal, first: fake.mounts[0]! };
};

it('mounts the next portal once the one before it is gone', async () => {
  const { portal: code, calls } = fakePortal();
  const loader = loaderOf({
    ...code,
    unmount: async () => {
      calls.push('unmount starts');
      await new Promise(setImmediate);
      calls.push('unmount ends');
    },
  });
  const first = loader.mount(element());
  await first.ready;
  void first.unmount();
  await loader.mount(element()).ready;
  expect(calls).toEqual(['mount', 'unmount starts', 'unmount ends', 'mount']);
});

it('does not mount a portal that was left while its code was loading', async () => {
  const { portal: code, calls } = fakePortal();
  let arrive!: (portal: PortalLifecycles) => void;
  const loader = createLoader('https://p/portal.js', () => new Promise((resolve) => (arrive = resolve)));
  const left = loader.mount(element());
  await left.unmount();
  const shown = loader.mount(element());
  arrive(code);
  await shown.ready;
  expect(calls).toEqual(['mount']);
});

it('unmounts a portal that is still mounting, and reports no failure of it', async () => {
  const { portal: code, calls } = fakePortal({ instant: false });
  let fail!: (reason: Error) => void;
  const loader = loaderOf({
    ...code,
    mount: () => (calls.push('mount'), new Promise((_, reject) => (fail = reject))),
  });
  const portal = loader.mount(element());
  const settled = jest.fn();
  portal.ready.then(settled, settled);
  await new Promise(setImmediate);
  await portal.unmount();
  fail(new Error('removed'));
  await new Promise(setImmediate);
  expect(calls).toEqual(['mount', 'unmount']);
  expect(settled).not.toHaveBeenCalled();
});

it('loads again after a failure, from another address', async () => {
  const { portal: code } = fakePortal();
  const load = jest
    .fn<Promise<PortalLifecycles>, [string]>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(code);
  const loader = createLoader('https://p/portal.js', load);
  await expect(loader.mount(element()).ready).rejects.toThrow('offline');
  await loader.mount(element()).ready;
  await loader.mount(element()).ready;
  expect(load.mock.calls).toEqual([['https://p/portal.js'], ['https://p/portal.js?attempt=2']]);
});

it('passes on each changed token once, and nothing to a portal that was left', async () => {
  const { portal, first } = await mountOne({ token: 'a' });
  portal.update({ token: 'a', language: 'en-US' });
  portal.update({ token: 'b' });
  portal.update({ token: null });
  expect(first.tokens).toEqual(['a', 'b', '']);
  expect(first.props).not.toHaveProperty('token');
});

it('signs out when a token that was given is absent, and leaves the login to the portal when none ever was', async () => {
  const given = await mountOne({ token: 'a' });
  given.portal.update({});
  expect(given.first.tokens).toEqual(['a', '']);
  const never = await mountOne({});
  never.portal.update({ language: 'en-US' });
  expect(never.first.tokens).toEqual([undefined]);
});

it('updates one after the other, after the mount, and goes on after one that fails', async () => {
  jest.useFakeTimers();
  const { portal: code, calls, mounts } = fakePortal({ instant: false });
  let updates = 0;
  const loader = loaderOf({
    ...code,
    update: (props) => (updates++ === 0 ? Promise.reject(new Error('one')) : code.update(props)),
  });
  const portal = loader.mount(element());
  portal.update({ language: 'en-US' });
  portal.update({ language: 'zh-CN' });
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['mount']);
  mounts[0]!.finish();
  await expect(jest.advanceTimersByTimeAsync(1)).rejects.toThrow('one'); // reported as any error of the page
  expect(calls).toEqual(['mount', 'update zh-CN']);
  jest.useRealTimers();
});

it('mounts with the latest props, when they changed while the code was loading', async () => {
  const { portal: code, mounts } = fakePortal();
  const portal = loaderOf(code).mount(element(), { language: 'zh-CN', token: 'a' });
  portal.update({ language: 'en-US', token: 'b' });
  await portal.ready;
  expect(mounts[0]!.props.language).toBe('en-US');
  expect(mounts[0]!.tokens).toEqual(['b']);
});

it('calls the callbacks of the latest props', async () => {
  const [old, latest] = [jest.fn(), jest.fn()];
  const { portal, first } = await mountOne({ onNavigate: old, onUnsavedChange: old });
  portal.update({ onNavigate: latest, onUnsavedChange: latest });
  first.props.onNavigate?.('/index');
  first.props.onUnsavedChange?.(true);
  expect(latest.mock.calls).toEqual([['/index'], [true]]);
  expect(old).not.toHaveBeenCalled();
  expect(portal.hasUnsavedInput()).toBe(true);
});

it('asks every portal of the page before the host leaves, until the user wants to stay', async () => {
  const { portal: code, mounts } = fakePortal();
  const loader = loaderOf(code);
  const portals = [loader.mount(element()), loader.mount(element())];
  await Promise.all(portals.map(({ ready }) => ready));
  expect(await loader.canLeave()).toBe(true);
  jest.mocked(mounts[0]!.handle.canLeave).mockResolvedValue(false);
  expect(await loader.canLeave()).toBe(false);
  await portals[0]!.unmount();
  expect(loader.hasUnsavedInput()).toBe(false);
});

it('opens an address as soon as the portal is there', async () => {
  const { portal: code, mounts } = fakePortal({ instant: false });
  const portal = loaderOf(code).mount(element());
  const opened = portal.navigate('/uc/myCert');
  await new Promise(setImmediate);
  mounts[0]!.finish();
  await opened;
  expect(mounts[0]!.handle.navigate).toHaveBeenCalledWith('/uc/myCert');
});

it('is packed with types and without modern syntax, which the bundlers of old hosts cannot read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loader-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: __dirname });
  const [file = ''] = readdirSync(folder);
  execFileSync('tar', ['xzf', file], { cwd: folder });
  const packed = readdirSync(join(folder, 'package'));
  for (const name of ['loader', 'react', 'vue', 'element']) {
    expect(packed).toEqual(expect.arrayContaining([`${name}.js`, `${name}.d.ts`]));
    const code = readFileSync(join(folder, 'package', `${name}.js`), 'utf8');
    expect(code).not.toMatch(/\?\.[a-z[(]|\?\?|from '\.\/\w+'/);
  }
  expect(packed).toContain('portal-host.d.ts');
  rmSync(folder, { recursive: true });
});
