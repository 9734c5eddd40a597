import { profileEdit } from '@/contracts/profile';
import { logout } from '@/contracts/session';
import { callSent, callSettled } from '@/shared/api/send-call';
import { pendingEdits } from './pending-edits';

const play = (...actions: ReturnType<typeof callSent>[]) => actions.reduce(pendingEdits.reducer, 0);

describe('calls that edit', () => {
  it('are known by doEdit in their path (R4.46)', () => {
    expect(play(callSent(profileEdit.path))).toBe(1);
    expect(play(callSent(logout.path))).toBe(0);
  });

  it('are under way until the last of them has ended', () => {
    const { path } = profileEdit;
    expect(play(callSent(path), callSent(path), callSettled(path), callSettled(logout.path))).toBe(1);
    expect(play(callSent(path), callSettled(path))).toBe(0);
  });
});
