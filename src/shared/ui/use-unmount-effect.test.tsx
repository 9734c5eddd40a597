import { act, Activity, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useUnmountEffect } from './use-unmount-effect';

let calls: string[];

function Child() {
  useEffect(
    () => () => {
      calls.push('child');
    },
    [],
  );
  return null;
}

function Parent({ name }: { name: string }) {
  useUnmountEffect(() => {
    calls.push(name);
  });
  return <Child />;
}

describe('an unmount effect', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    calls = [];
  });

  async function show() {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const render = (mode: 'visible' | 'hidden', name = 'first') =>
      act(async () => {
        root.render(
          <Activity mode={mode}>
            <Parent name={name} />
          </Activity>,
        );
        await Promise.resolve();
      });
    const unmount = () =>
      act(async () => {
        root.unmount();
        await Promise.resolve();
      });
    await render('visible');
    return { render, unmount };
  }

  it('runs after the effects of children, with the latest function', async () => {
    const { render, unmount } = await show();
    await render('visible', 'second');
    await unmount();
    expect(calls).toEqual(['child', 'second']);
  });

  it('does not run when <Activity> hides the component, and runs when that is removed while hidden', async () => {
    const { render, unmount } = await show();
    await render('hidden');
    expect(calls).toEqual(['child']);
    await unmount();
    expect(calls).toEqual(['child', 'first']);
  });
});
