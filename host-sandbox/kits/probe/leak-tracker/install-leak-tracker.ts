import type { Page } from '@playwright/test';
import { createLeakTracker, type Tracker } from './leak-tracker';
import { trackObjectUrls, trackConnections } from './track-connections';
import { trackListeners } from './track-listeners';
import { trackMedia } from './track-media';
import { trackObservers } from './track-observers';
import { trackTimers } from './track-timers';

const trackers: Tracker[] = [
  trackListeners,
  trackTimers,
  trackObservers,
  trackConnections,
  trackObjectUrls,
  trackMedia,
];

/** Tracks, in every page loaded after this call, the resources that outlive the code that started them. */
export async function installLeakTracker(page: Page): Promise<void> {
  await page.addInitScript({
    content: `(${String(createLeakTracker)})([${trackers.map(String).join(',')}])`,
  });
}
