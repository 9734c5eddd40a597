import { registerPerson } from '../../platform/testing/api';
import type { RestartablePlatform } from './restartable-platform';

/** Registers a user who did so some seconds ago, by the platform's clock. */
export async function registerEarlier(platform: RestartablePlatform, seconds: number) {
  await platform.control({ secondsAhead: -seconds });
  try {
    return await registerPerson(platform.url);
  } finally {
    await platform.control({ secondsAhead: 0 });
  }
}
