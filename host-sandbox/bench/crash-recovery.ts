import { setTimeout as sleep } from 'node:timers/promises';
import { totalLength, type Range } from '@/contracts/ranges';
import { createStudyPlatform, missing } from './study-platform';
import { createStudyingTrainees } from './studying-trainees';

const trainees = 20;

/**
 * Kills a platform repeatedly while trainees report. After each kill, compares what it acknowledged with what it
 * stored, and at the end with everything that was watched.
 * @param kills number of kills
 * @returns the result of the comparisons
 */
export async function benchCrashRecovery(kills: number, databaseUrl: string | null): Promise<string> {
  const setup = await createStudyPlatform(trainees, databaseUrl);
  let platform = await setup.start();
  const studying = createStudyingTrainees(platform.url, setup.lessonId);
  const acknowledged = () => studying.trainees.map((trainee) => trainee.acknowledged);
  const sum = () => acknowledged().reduce((all, ranges) => all + totalLength(ranges), 0);
  let pressing: ReturnType<typeof setInterval> | undefined;
  let lost = 0;
  try {
    await studying.grow(trainees);
    // Sends without pause, so that a kill interrupts reports.
    pressing = setInterval(() => {
      for (const { sync } of studying.trainees) void sync.flush();
    }, 50);
    for (let kill = 0; kill < kills; kill += 1) {
      const wanted = sum() + trainees;
      while (sum() < wanted) await sleep(20);
      const { port } = platform;
      await platform.kill();
      lost += missing(acknowledged(), await setup.stored());
      platform = await setup.start(port);
    }
    studying.pause();
    while (studying.trainees.some(({ sync }) => sync.state().pending)) await sleep(50);
    await platform.stop();
    const watched = studying.trainees.map((trainee): Range[] => [[0, trainee.watched]]);
    const { storedMs, failed } = studying.takeCount();
    return [
      `SIGKILL ${kills} 次，${trainees} 人：上报成功 ${storedMs.length} 次、失败 ${failed} 次；`,
      `已确认 ${sum()} 秒，其中未存 ${lost} 秒；共看 ${missing(watched, [])} 秒，最后未存 ${missing(watched, await setup.stored())} 秒。`,
    ].join('');
  } finally {
    clearInterval(pressing);
    studying.stop();
    await platform.kill();
    await setup.remove();
  }
}
