import type { HostName } from '../../hosts/hosts';
import type { CheckName } from './checks';

/** Checks that cannot work in a kind of host, each with the reason. */
export const knownLimitations: Partial<Record<HostName, Partial<Record<CheckName, string>>>> = {
  wujie: {
    'back button':
      'The address of the portal is that of a frame, which ends with the mount. The host opens a page by `initialPath`, or by `navigate` of the handle.',
  },
  iframe: {
    'token of the host': 'A frame has no props: the portal runs standalone, and the user signs in there.',
    'back button': 'The address of the portal is that of the frame, which the host removed.',
    'asks about typed text':
      'A frame has no props: the host cannot ask the portal before it removes the frame. The browser asks before it leaves the page.',
    'language and theme': 'A frame has no props: the user chooses in the settings of the portal.',
    'errors reach the host': 'A frame has no props: the portal shows its errors itself.',
  },
};
