import type { Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

/** A course of the sample trainee, and one of its videos. */
const address = '/study/17?lesson=106';

/** Ways in which a host hides what is in it: styles of the wrapper, or of the frame around the wrapper. */
const hidden: Record<string, { wrapper?: string; frame?: string }> = {
  'display: none': { frame: 'display:none' },
  'visibility: hidden': { frame: 'visibility:hidden' },
  'no opacity': { frame: 'opacity:0' },
  'two opacities that multiply': { frame: 'opacity:0.1', wrapper: 'opacity:0.1' },
  'content-visibility': { frame: 'content-visibility:hidden' },
  'no height': { frame: 'height:0;overflow:hidden' },
  'no width': { frame: 'width:0;overflow:hidden' },
  'a scale of zero': { frame: 'transform:scale(0)' },
  'a scale of a hundredth': { frame: 'transform:scale(0.01)' },
  'turned away': { frame: 'transform:rotateY(180deg);backface-visibility:hidden' },
  'far to the left': { frame: 'position:absolute;left:-9999px;width:900px' },
  'far above': { frame: 'position:absolute;top:-9999px' },
  'fixed below the window': { frame: 'position:fixed;top:200vh;width:900px' },
  'a tab beside the shown one': { frame: 'overflow:hidden', wrapper: 'transform:translateX(100%)' },
  'a tab below the shown one': {
    frame: 'overflow:hidden;height:600px',
    wrapper: 'transform:translateY(100%)',
  },
  'a slide that is scrolled away': {
    frame: 'overflow-x:auto;overflow-y:hidden;width:900px',
    wrapper: 'position:relative;left:901px;width:900px',
  },
  'clip-path': { frame: 'clip-path:inset(0 0 100% 0)' },
  clip: { frame: 'position:absolute;clip:rect(0,0,0,0)' },
};

/** Styles of hosts in which the video is shown, or only scrolled out of view. */
const shown: Record<string, { wrapper?: string; frame?: string }> = {
  'half opacity': { frame: 'opacity:0.5' },
  'a pane that scrolls': { frame: 'overflow:auto;height:100vh;position:relative' },
  'a pane in a fixed layout': { frame: 'position:fixed;inset:0;overflow:auto' },
  'fixed in a box without height': {
    frame: 'height:0;overflow:hidden',
    wrapper: 'position:fixed;inset:0;overflow:auto',
  },
  'absolute in a box without height': {
    frame: 'height:0;overflow:hidden',
    wrapper: 'position:absolute;inset:0;overflow:auto',
  },
  transformed: { frame: 'transform:scale(0.8)' },
  'a shape that leaves the picture': { frame: 'clip-path:inset(0)' },
};

async function openPlayer(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInByToken(page, 'trainee');
  await page.goto(`/#${address}`);
  await expect(page.locator('video')).toBeVisible();
  // the wrappers of a host, around the whole portal
  await page.evaluate(() => {
    const [frame, wrapper] = [document.createElement('div'), document.createElement('div')];
    frame.id = 'host-frame';
    wrapper.id = 'host-wrapper';
    const portal = document.querySelector('video')?.closest('body > *');
    portal?.before(frame);
    frame.append(wrapper);
    if (portal) wrapper.append(portal);
    const cover = document.createElement('div');
    cover.id = 'host-cover';
    document.body.append(cover);
  });
}

/** Sets styles of the host at once: a state between two of them may hide the video. */
const style = (page: Page, styles: Partial<Record<'frame' | 'wrapper' | 'cover', string>>) =>
  page.evaluate((given) => {
    for (const [name, css] of Object.entries(given))
      document.getElementById(`host-${name}`)?.setAttribute('style', css);
  }, styles);
const play = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0;
    video.muted = true;
    return video.play().catch(() => undefined);
  });
const isPlaying = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
const watchedIn = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('A video that a host hides is paused, and says why: what nobody can see is not watched', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPlayer(page);
  const failed: string[] = [];
  for (const [name, { frame = '', wrapper = '' }] of Object.entries(hidden)) {
    await play(page);
    await style(page, { frame, wrapper });
    const before = await watchedIn(page);
    await expect
      .poll(() => isPlaying(page), { message: name })
      .toBe(false)
      .catch(() => failed.push(name));
    if ((await watchedIn(page)) > before + 2) failed.push(`${name}: watched on`);
    // nor does it start while it is hidden
    await play(page);
    await expect
      .poll(() => isPlaying(page))
      .toBe(false)
      .catch(() => failed.push(`${name}: started`));
    await style(page, { frame: '', wrapper: '' });
    await expect(page.getByText('画面没有显示，播放已暂停'), name).toBeVisible();
  }
  expect(failed).toEqual([]);

  await play(page);
  await style(page, { cover: 'position:fixed;inset:0;z-index:999999;background:#fff' });
  await expect.poll(() => isPlaying(page), { message: 'covered' }).toBe(false);
  await style(page, { cover: '' });
  await play(page);
  await page.evaluate(() => {
    const [details, frame] = [document.createElement('details'), document.getElementById('host-frame')];
    frame?.before(details);
    if (frame) details.append(frame);
  });
  await expect.poll(() => isPlaying(page), { message: 'closed details, which also removed it' }).toBe(false);
  await play(page);
  await expect.poll(() => isPlaying(page), { message: 'closed details' }).toBe(false);
});

test('A video plays on wherever a user can see it or has scrolled past it', async ({ page }) => {
  test.setTimeout(120_000);
  await openPlayer(page);
  /** Longer than two checks. */
  const playsOn = async (name: string) => {
    const before = await watchedIn(page);
    await expect.poll(() => watchedIn(page), { message: name }).toBeGreaterThan(before + 1.2);
    expect(await isPlaying(page), name).toBe(true);
  };
  await play(page);
  for (const [name, { frame = '', wrapper = '' }] of Object.entries(shown)) {
    await style(page, { frame, wrapper });
    await playsOn(name);
    await page.evaluate(() => {
      for (const id of ['host-frame', 'host-wrapper']) document.getElementById(id)?.scrollTo(0, 1e5);
    });
    await playsOn(`${name}, scrolled down`);
  }
  await style(page, { frame: '', wrapper: '' });
  await page.evaluate(() => scrollTo(0, 1e5));
  await playsOn('scrolled down');
  await page.evaluate(() => scrollTo(0, 0));
  await style(page, { cover: 'position:fixed;inset:0;z-index:999999;background:rgb(0 0 0 / 60%)' });
  await playsOn('behind the mask of a dialog');
  await style(page, { cover: 'position:fixed;inset:0 0 70% 0;z-index:999999;background:#fff' });
  await playsOn('in part behind a header');
  await style(page, { cover: '' });
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.textContent = 'a question of the host';
    document.body.append(dialog);
    dialog.showModal();
  });
  await playsOn('behind a modal dialog');
});

test('A video in a frame of the same origin plays on, unless the page around it hides or covers the frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInByToken(page, 'trainee');
  const host = '/a-host';
  await page.route(`**${host}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>host</title>' }),
  );
  await page.goto(host);
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    const cover = document.createElement('div');
    for (const [id, element] of Object.entries({ 'host-frame': frame, 'host-cover': cover })) element.id = id;
    document.body.replaceChildren(frame, cover);
  }, `/#${address}`);
  const size = 'width:1200px;height:780px';
  await style(page, { frame: size });
  const inFrame = page.frameLocator('#host-frame').locator('video');
  await expect(inFrame).toBeVisible({ timeout: 15_000 });
  const start = () =>
    inFrame.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 0;
      video.muted = true;
      return video.play().catch(() => undefined);
    });
  const time = () => inFrame.evaluate((video: HTMLVideoElement) => video.currentTime);
  const isPaused = () => inFrame.evaluate((video: HTMLVideoElement) => video.paused);
  await start();
  await expect.poll(time).toBeGreaterThan(1.2);
  expect(await isPaused()).toBe(false);
  for (const css of [`${size};opacity:0`, `${size};visibility:hidden`, 'width:0;height:780px']) {
    await style(page, { frame: css });
    await expect.poll(isPaused, { message: css }).toBe(true);
    await style(page, { frame: size });
    await start();
    await expect.poll(time, { message: `${css} no more` }).toBeGreaterThan(1.2);
  }
  await style(page, { cover: 'position:fixed;inset:0;z-index:999999;background:#fff' });
  await expect.poll(isPaused, { message: 'covered' }).toBe(true);
});
