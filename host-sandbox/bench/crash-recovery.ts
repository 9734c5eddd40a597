import { setTimeout as wait } from 'node:timers/promises';
import { totalLength, type Range } from '@/contracts/ranges';
import { createStudyPlatform, missing } from './study-platform';
import { createFleet } from './trainee-fleet';

const trainees = 20;

/**
 * A platform that is killed again and again while people study, who report over and over: what it acknowledged is
 * compared with what it stored after each kill, and at last all that was watched.
 * @param kills how often
 * @returns what the comparisons gave
 */
export async function benchCrashRecovery(kills: number, databaseUrl: string | null): Promise<string> {
  const place = await createStudyPlatform(trainees, databaseUrl);
  let platform = await place.start();
  const fleet = createFleet(platform.url, place.lessonId);
  const acknowledged = () => fleet.trainees.map((trainee) => trainee.acknowledged);
  const sum = () => acknowledged().reduce((all, ranges) => all + totalLength(ranges), 0);
  let pressing: ReturnType<typeof setInterval> | undefined;
  let lost = 0;
  try {
    await fleet.grow(trainees);
    // as if everybody pressed the button over and over: a kill finds reports under way
    pressing = setInterval(() => {
      for (const { sync } of fleet.trainees) void sync.flush();
    }, 50);
    for (let kill = 0; kill < kills; kill += 1) {
      const wanted = sum() + trainees;
      while (sum() < wanted) await wait(20);
      const { port } = platform;
      await platform.kill();
      lost += missing(acknowledged(), await place.stored());
      platform = await place.start(port);
    }
    fleet.pause();
    while (fleet.trainees.some(({ sync }) => sync.state().pending)) await wait(50);
    await platform.stop();
    const watched = fleet.trainees.map((trainee): Range[] => [[0, trainee.watched]]);
    const { storedMs, failed } = fleet.takeCount();
    return [
      `SIGKILL ${kills} 次，${trainees} 人：上报成功 ${storedMs.length} 次、失败 ${failed} 次；`,
      `已确认 ${sum()} 秒，其中未存 ${lost} 秒；共看 ${missing(watched, [])} 秒，最后未存 ${missing(watched, await place.stored())} 秒。`,
    ].join('');
  } finally {
    clearInterval(pressing);
    fleet.stop();
    await platform.kill();
    await place.remove();
  }
}
