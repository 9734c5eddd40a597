import { releaseFile } from '@/contracts/release-file';
import { faulty, fits, untried, type Finding } from '../findings';
import type { Visit } from '../visit';

/** Checks whether the portal's files and the platform can be reached from the host, and are of one version. */
export async function checkFiles(visit: Visit): Promise<Finding[]> {
  return [files(visit), platform(visit), await version(visit)];
}

/** Console lines of Chromium for responses without CORS headers. */
const corsErrors = ({ lines }: Visit) =>
  lines.flatMap((line) => /Access to .* at '([^']+)' from origin .* CORS policy/.exec(line)?.[1] ?? []);

/** The host asked with cookies, for which a browser takes no `*`. */
const isCredentialed = ({ lines }: Visit, url: string) =>
  lines.some((line) => line.includes(`'${url}'`) && line.includes("credentials mode is 'include'"));

const isCall = (url: string) => /\/(unify-[a-z]+|[\w-]+2\/portal)\//.test(url);
/** True for a file of the portal; where its folder is not known, for each address that may be one. */
function isFile(url: string, { entry, requests }: Visit): boolean {
  const [address = ''] = url.split('?');
  const known = requests.flatMap(
    ({ url: one }) => /^(.*\/)(?:portal\.js|assets\/index-[^/]+\.js)(?:\?|$)/.exec(one)?.[1] ?? [],
  );
  const folders = entry() === '' ? known : [new URL('.', entry()).href];
  const isNamed = /\/(portal\.js|assets\/[^/]+\.(js|css)|[^/]+\.html|)$/.test(address);
  return isNamed && (folders.length === 0 || folders.some((folder) => address.startsWith(folder)));
}

function files(visit: Visit): Finding {
  const { failures, page } = visit;
  const [refused] = corsErrors(visit).filter((url) => !isCall(url));
  if (refused)
    return faulty('files', isCredentialed(visit, refused) ? 'files-credentials' : 'files-cors', refused);
  const host = new URL(page.url());
  const [missing] = failures.filter(
    ({ url, reason }) =>
      !isCall(url) &&
      isFile(url, visit) &&
      url !== host.href &&
      /^HTTP (404|5\d\d)|CONNECTION|NAME/.test(reason),
  );
  if (missing) return faulty('files', 'files-missing', `${missing.url} ${missing.reason}`);
  return fits('files');
}

function platform(visit: Visit): Finding {
  const [refused] = corsErrors(visit).filter(isCall);
  if (refused) return faulty('platform', 'api-cors', refused);
  const [missing] = visit.failures.filter(
    ({ url, reason }) => isCall(url) && /^HTTP (404|405|5\d\d)|text\/html|CONNECTION|NAME/.test(reason),
  );
  if (missing) return faulty('platform', 'api-missing', `${missing.url} ${missing.reason}`);
  return fits('platform');
}

/** The script that the page loads must be the one in the release file next to it. */
async function version(visit: Visit): Promise<Finding> {
  const entry = visit.entry();
  // a host may have a file of that name too
  const script = entry && new URL('assets/index-', entry).href;
  const own = visit.requests.map(({ url }) => url).find((url) => url.startsWith(script));
  if (entry === '' || own === undefined)
    return untried('version', [
      '没有看到门户的页面和脚本',
      'the page and script of the portal were not seen',
    ]);
  const address = new URL('version.json', entry);
  const release = await fetch(address)
    .then(async (response) => releaseFile.safeParse(await response.json()))
    .catch(() => null); // without a response, or with a page in its place
  if (!release?.success) return untried('version', [`读不到 ${address.href}`, `cannot read ${address.href}`]);
  const { build, version: served } = release.data;
  return new URL(build, address).pathname === new URL(own).pathname
    ? fits('version', served)
    : faulty('version', 'other-version', [
        `入口用 ${new URL(own).pathname}，发布的是 ${build}`,
        `the entry uses ${new URL(own).pathname}, ${build} is released`,
      ]);
}
