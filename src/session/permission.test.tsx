import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Guard } from '@/contracts/menu';
import { access } from './access';
import { Permission } from './permission';
import { hostTokenChanged, session, userLoaded } from './session';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

const user = (permissions: string[], roles = ['trainee']) => ({
  username: 'u',
  avatar: '',
  permissions,
  roles,
});

/** Renders a page with a guarded button; `become` changes the user. */
async function show(guard: Guard) {
  const store = configureStore({ reducer: { access: access.reducer, session: session.reducer } });
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  root.render(
    <Provider store={store}>
      <p>page</p>
      <Permission guard={guard}>
        <button>edit</button>
      </Permission>
    </Provider>,
  );
  await screen.findByText('page');
  const become = (permissions: string[], admin = false) => {
    store.dispatch(hostTokenChanged(`token of ${permissions.join()} ${admin}`));
    const now = store.getState().session;
    if (now.kind === 'signedIn') store.dispatch(userLoaded({ id: now.id, user: user(permissions), admin }));
  };
  return { become };
}

const expectButton = (visible: boolean) =>
  waitFor(() => {
    expect(screen.queryAllByRole('button', { name: 'edit' })).toHaveLength(visible ? 1 : 0);
  });

it('guarded content is rendered only for users with the permission (R6.2, R6.5)', async () => {
  const { become } = await show({ permission: ['notice:edit'] });
  await expectButton(false);
  become(['notice:edit']);
  await expectButton(true);
  become(['notice:read']);
  await expectButton(false);
});

it('guarded content is rendered for an admin without the permission (R6.3)', async () => {
  const { become } = await show(['notice:edit']);
  become([], true);
  await expectButton(true);
});
