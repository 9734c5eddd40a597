import { screen, waitFor } from '@testing-library/dom';
import { favouriteList, favouriteSave, type FavouriteKey } from '@/contracts/favourite';
import { ApiError } from '@/shared/api/api-error';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { favouriteApi } from './api';
import { isSame, useSaveFavourite } from './use-save-favourite';

const failure = new ApiError({
  kind: 'tooMany',
  code: '429',
  status: 429,
  message: '',
  statusText: '',
  requestId: 'r-1',
  session: '',
});

function Star({ id }: { id: string }) {
  const key: FavouriteKey = { kind: 'project', id };
  const save = useSaveFavourite();
  const { data } = favouriteApi.endpoints.favouriteList.useQuery({});
  if (!data) return null;
  const kept = data.some((other) => isSame(other, key));
  return (
    <button type="button" aria-pressed={kept} onClick={() => void save(key, !kept)}>
      {id}
    </button>
  );
}

/** Two buttons, whose calls end when a test says so. */
function setup() {
  const end = new Map<string, (outcome: 'stored' | 'failed') => void>();
  const { show } = renderWithProviders(
    <>
      <Star id="1" />
      <Star id="2" />
    </>,
    (client) => ({
      ...client,
      send: (call, body) => {
        if (call.path === favouriteList.path) return Promise.resolve([] as never);
        if (call.path !== favouriteSave.path) return client.send(call, body);
        return new Promise((resolve, reject) => {
          end.set((body as FavouriteKey).id, (outcome) => {
            if (outcome === 'stored') resolve(undefined as never);
            else reject(failure);
          });
        });
      },
    }),
  );
  show();
  const stars = async (...pressed: string[]) => {
    await waitFor(() => {
      expect(screen.getAllByRole('button', { pressed: true }).map((star) => star.textContent)).toEqual(
        pressed,
      );
    }, pageTimeout);
  };
  const press = async (id: string) =>
    user.click(await screen.findByRole('button', { name: id }, pageTimeout));
  return { end: (id: string, outcome: 'stored' | 'failed') => end.get(id)?.(outcome), stars, press };
}

it('reverts a failed favourite alone, while the call of another one is running', async () => {
  const { end, stars, press } = setup();
  await press('1');
  await press('2');
  await stars('1', '2');
  end('1', 'failed');
  await stars('2');
  end('2', 'stored');
  await stars('2');
});

it('keeps none of two favourites that both fail', async () => {
  const { end, stars, press } = setup();
  await press('1');
  await press('2');
  end('1', 'failed');
  end('2', 'failed');
  await waitFor(() => {
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  }, pageTimeout);
  await press('1');
  await stars('1');
});
