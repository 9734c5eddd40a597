/** @jest-environment jest-fixed-jsdom */
import { loadPortal, type MountedPortal } from './src/loader';
import './src/element';

jest.mock('./src/loader');

const mountedPortal = () =>
  ({
    ready: new Promise(() => {}),
    update: jest.fn(),
    unmount: jest.fn(() => Promise.resolve()),
  }) as unknown as MountedPortal;
const mount = jest.fn(mountedPortal);
const addPortal = () => {
  const element = document.createElement('training-portal') as HTMLElement & { props: object };
  element.setAttribute('url', 'https://training.example.org/');
  document.body.append(element);
  return element;
};

beforeEach(() => {
  mount.mockClear();
  jest.mocked(loadPortal).mockReturnValue({ mount } as never);
});

it('mounts with the first props also where a framework sets them after it has added the element', () => {
  const element = addPortal();
  const props = { config: { apiBase: 'https://training.example.org/api' } };
  element.props = props;
  expect(mount.mock.calls).toEqual([
    [element, {}],
    [element, props],
  ]);
  expect(mount.mock.results[0]?.value.unmount).toHaveBeenCalledTimes(1);
});

it('updates the portal by all further props', () => {
  const element = addPortal();
  element.props = { token: 'a' };
  element.props = { token: 'b' };
  expect(mount).toHaveBeenCalledTimes(2);
  expect(mount.mock.results[1]?.value.update.mock.calls).toEqual([[{ token: 'b' }]]);
});
