import type { ArticleSeed, ArticleSeeds } from '../article-seed';
import { baseNews } from './news-bases';
import { exchangeNews } from './news-exchange';
import { peopleNews } from './news-people';
import { technologyNews } from './news-technology';
import { trainingNews } from './news-training';
import { assessmentNotices } from './notice-assessment';
import { enrolmentNotices } from './notice-enrolment';
import { policyNotices } from './notice-policy';
import { serviceNotices } from './notice-service';

/** All fictional articles, each list newest first, with alternating categories. */
export const seedArticles: ArticleSeeds = {
  news: takeTurns([trainingNews, baseNews, exchangeNews, technologyNews, peopleNews]),
  notice: takeTurns([enrolmentNotices, assessmentNotices, policyNotices, serviceNotices]),
};

function takeTurns(lists: readonly (readonly ArticleSeed[])[]): ArticleSeed[] {
  const rounds = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}
