import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bannerList } from '@/contracts/banner';
import { banners } from '../../core/db/content-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';

/** Pictures of the home page's carousel. */
export function registerBanner(app: FastifyInstance): void {
  registerEndpoint(app, bannerList, async () => {
    const rows = await app.platform.database.select().from(banners).orderBy(asc(banners.position));
    return rows.map(({ id, title, description, image, jumpUrl }) => ({
      id: String(id),
      title,
      description,
      image,
      jumpUrl,
    }));
  });
}
