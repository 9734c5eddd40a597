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

/** A page with a guarded part, for whoever the token stands for. */
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

const isThere = (there: boolean) =>
  waitFor(() => {
    expect(screen.queryAllByRole('button', { name: 'edit' })).toHaveLength(there ? 1 : 0);
  });

it('what a permission guards is on the page for those who have it, and on nobody else’s (R6.2, R6.5)', async () => {
  const { become } = await show({ permission: ['notice:edit'] });
  await isThere(false);
  become(['notice:edit']);
  await isThere(true);
  become(['notice:read']);
  await isThere(false);
});

it('an admin has it without the permission (R6.3)', async () => {
  const { become } = await show(['notice:edit']);
  become([], true);
  await isThere(true);
});
