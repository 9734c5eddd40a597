import { lazy, Suspense, useEffect } from 'react';
import { Console } from './console/console';
import { useHost } from './host';
import { useObservable } from '../kits/web/observable';
import { LabPage } from './pages/lab-page';
import { About, NotFound, Overview } from './pages/own-pages';
import { PageBoundary } from '../operator/page-boundary';
import { TrainingPage } from './pages/training-page';
import { isTrainingPath } from './portal/training-app';
import { HostLink } from './router';

const OperatorPages = lazy(() => import('../operator/operator-pages'));

/** The pages of the host. `id` names them for tests and for the operators' pages. */
const menu = [
  { path: '/', id: 'overview', label: '概览', title: '平台概览' },
  { path: '/training', id: 'training', label: '培训门户', title: '培训门户' },
  { path: '/lab', id: 'lab', label: '挂载实验', title: '挂载实验' },
  { path: '/operator', id: 'operator', label: '报名审核', title: '报名审核' },
  { path: '/certificates', id: 'certificates', label: '证书管理', title: '证书管理' },
  { path: '/articles', id: 'articles', label: '内容发布', title: '内容发布' },
  { path: '/messages', id: 'messages', label: '留言处理', title: '留言处理' },
  { path: '/audit', id: 'audit', label: '操作记录', title: '操作记录' },
  { path: '/about', id: 'about', label: '关于', title: '关于本宿主' },
] as const;
type PageId = (typeof menu)[number]['id'] | undefined;

/** Pages that open one record by its id, as `/articles/12`. */
const recordPath = /^(\/(?:operator|articles))\/(\d+)$/;

/** The host's page: header with menu, the current page, and the console next to it. */
export function HostApp() {
  const host = useHost();
  const token = useObservable(host.session.token);
  const pathname = useObservable(host.router.pathname);
  const [, pagePath = pathname, record] = recordPath.exec(pathname) ?? [];
  const entry = menu.find(({ path }) => path === (isTrainingPath(pathname) ? '/training' : pagePath));

  useEffect(() => host.start(), [host]);
  useEffect(() => {
    document.title = `${entry?.title ?? '没有这个页面'} - 国家业务平台`;
  }, [entry]);

  return (
    <>
      <a className="host-skip" href="#host-main">
        跳到主要内容
      </a>
      <header className="host-header">
        <strong className="host-brand">
          国家业务平台 <small>示例宿主</small>
        </strong>
        <nav className="host-nav" aria-label="平台导航">
          {menu.map(({ path, id, label }) => (
            <HostLink key={id} router={host.router} to={path} testId={`host-nav-${id}`}>
              {label}
            </HostLink>
          ))}
        </nav>
        <span className="host-user" data-testid="host-user" aria-live="polite">
          {token ? '宿主已登录' : '未登录'}
        </span>
      </header>
      <NewVersionLine />
      <div className="host-columns">
        <main className="host-main" id="host-main" tabIndex={-1}>
          {/* The containers of the portals stay on the page, as qiankun expects. */}
          <TrainingPage hidden={entry?.id !== 'training'} />
          <LabPage hidden={entry?.id !== 'lab'} />
          <OwnPage id={entry?.id} record={record} />
        </main>
        <Console />
      </div>
    </>
  );
}

/** The host decides when the page is reloaded: the browser asks first where typed text would be lost. */
function NewVersionLine() {
  const version = useObservable(useHost().newVersion);
  return version === '' ? null : (
    <p className="host-status" role="status" data-testid="host-new-version">
      培训门户有新版本（{version}），方便时请{' '}
      <button type="button" onClick={() => location.reload()}>
        重新载入
      </button>
    </p>
  );
}

function OwnPage({ id, record }: { id: PageId; record: string | undefined }) {
  const { operator } = useHost();
  switch (id) {
    case 'training':
    case 'lab':
      return null;
    case 'overview':
      return <Overview />;
    case 'about':
      return <About />;
    case undefined:
      return <NotFound />;
    default:
      return (
        <PageBoundary key={id}>
          <Suspense fallback={<p role="status">正在载入…</p>}>
            <OperatorPages services={operator} page={id} record={record} />
          </Suspense>
        </PageBoundary>
      );
  }
}
