import { profileEdit } from '@/contracts/profile-edit';
import { logout } from '@/contracts/session';
import { callStarted, callSettled } from '@/shared/api/call-api';
import { pendingMutations } from './pending-mutations-slice';

const play = (...actions: ReturnType<typeof callStarted>[]) => actions.reduce(pendingMutations.reducer, 0);

describe('calls that edit', () => {
  it('are known by doEdit in their path (R4.46)', () => {
    for (const path of [profileEdit.path, '/x/doEdit', '/doEdit/x', '/x/doEditAll'])
      expect([path, play(callStarted(path))]).toEqual([path, 1]);
    for (const path of [logout.path, '/x/edit', '/x/doedit'])
      expect([path, play(callStarted(path))]).toEqual([path, 0]);
  });

  it('are under way until the last of them has ended', () => {
    const { path } = profileEdit;
    expect(play(callStarted(path), callStarted(path), callSettled(path), callSettled(logout.path))).toBe(1);
    expect(play(callStarted(path), callSettled(path))).toBe(0);
  });
});
