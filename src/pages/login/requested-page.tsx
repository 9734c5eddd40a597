import { matchPath, useLocation } from 'react-router-dom';
import { parseAddFavouriteRequest } from '@/features/favourites/add-favourite-url';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { articlePaths, paths } from '@/shared/routes/paths';
import { redirectTarget } from '@/shared/routes/redirect';
import type { RequestedRecordProps } from './requested-record';
import { GeneralBenefits, Teaser } from './teaser';

const recordChunk = defineChunk(
  () => import('./requested-record'),
  (module) => module.RequestedRecord,
);
const Records = {
  project: lazyWithRetry(recordChunk, { loading: <Teaser kind="project" /> }),
  hospital: lazyWithRetry(recordChunk, { loading: <Teaser kind="hospital" /> }),
  news: lazyWithRetry(recordChunk, { loading: <Teaser kind="news" /> }),
  notice: lazyWithRetry(recordChunk, { loading: <Teaser kind="notice" /> }),
};

/** The parts of a record are loaded where the login leads to one. */
function Requested(props: RequestedRecordProps) {
  const Record = Records[props.kind];
  return <Record {...props} />;
}

/**
 * The page that the visitor was about to open: its title and summary as the public lists show them, what a login
 * offers, and a link that requires none. Without a requested page, what a login offers in general; nothing if the login
 * leads to another kind of page.
 */
export function RequestedPage() {
  const { search } = useLocation();
  const [target = '', query] = redirectTarget(search).split('?');
  const kept = parseAddFavouriteRequest(new URLSearchParams(query))?.key;
  const idAt = (...patterns: string[]) =>
    patterns.map((pattern) => matchPath(pattern, target)?.params.id).find(Boolean);
  const project = kept?.kind === 'project' ? kept.id : idAt(paths.project.pattern, paths.study.pattern);
  if (project) return <Requested kind="project" id={project} />;
  const hospital = kept?.kind === 'hospital' ? kept.id : idAt(paths.hospital.pattern);
  if (hospital) return <Requested kind="hospital" id={hospital} />;
  for (const type of ['news', 'notice'] as const) {
    const article = idAt(articlePaths[type].item.pattern);
    if (article) return <Requested kind={type} id={article} />;
  }
  if (matchPath(paths.notices.pattern, target)) return <Teaser kind="notice" withoutRecord />;
  return new URLSearchParams(search).has('redirect') ? null : <GeneralBenefits />;
}
