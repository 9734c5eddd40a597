import { Button, ConfigProvider, Tabs } from 'antd5';
import { addErrorHandler, initGlobalState, loadMicroApp, registerMicroApps, start } from 'qiankun';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useObservable } from '../../kits/web/observable';
import { config } from '../shared/config';
import { setupHeader, showFailure } from '../shared/page';
import { pageName, pages } from '../shared/pages';
import { appearance, portalProps, sideBySide, unsaved } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;
const props = portalProps('training', { onNavigate: pages.remember });

// guide: from here to `end` copied into the guide, which a test compares
const isShown = () => pages.shown.get() === '/qiankun-react/training';
const checkRules = () => dispatchEvent(new PopStateEvent('popstate'));
let isRemounting = false;
registerMicroApps(
  [
    {
      name: 'training',
      entry: portalEntry,
      container: '#training', // on the page as long as qiankun runs
      activeRule: () => isShown() && !isRemounting,
      props,
    },
  ],
  {
    afterUnmount: () => {
      isRemounting = false;
      checkRules();
      return Promise.resolve();
    },
  },
);
pages.shown.subscribe(checkRules);
// a registered portal has no update: it gets another language or theme by a new mount
appearance.subscribe(async () => {
  if (!(await unsaved.canLeave())) return;
  Object.assign(props, appearance.get());
  isRemounting = isShown();
  checkRules();
});
const shared = initGlobalState({ token: token.get() });
token.subscribe(() => shared.setGlobalState({ token: token.get() }));
addErrorHandler(({ appOrParcelName }) => showFailure(`#${appOrParcelName}`));
start({ prefetch: false });
// end

function HostApp() {
  useObservable(pages.shown);
  const page = pageName();
  return (
    <ConfigProvider theme={{ token: { colorPrimary: '#722ed1' } }}>
      <nav>
        {Object.entries({ '': '首页', training: '培训', two: '两个门户' }).map(([name, label]) => (
          <Button
            key={name}
            type="link"
            href={`/qiankun-react/${name}`}
            onClick={(event) => {
              event.preventDefault();
              if (name !== pageName()) pages.followLink(`/qiankun-react/${name}`);
            }}
          >
            {label}
          </Button>
        ))}
      </nav>
      <section data-page="" hidden={page !== ''}>
        <h1>首页</h1>
        <Tabs
          items={[
            { key: 'a', label: '甲' },
            { key: 'b', label: '乙' },
          ]}
        />
      </section>
      <section data-page="training" hidden={page !== 'training'}>
        <div id="training" />
      </section>
      <section data-page="two" hidden={page !== 'two'}>
        {page === 'two' && <SideBySide id="one" initialPath="/article" />}
        {page === 'two' && <SideBySide id="two" initialPath="/notice" />}
      </section>
    </ConfigProvider>
  );
}

function SideBySide({ id, initialPath }: { id: string; initialPath: string }) {
  useEffect(() => {
    const app = loadMicroApp({
      name: id,
      entry: portalEntry,
      container: `#${id}`,
      props: sideBySide(initialPath),
    });
    const { loadPromise, bootstrapPromise, mountPromise } = app;
    Promise.all([loadPromise, bootstrapPromise, mountPromise]).catch(() => showFailure(`#${id}`));
    let updated: Promise<unknown> = mountPromise;
    const stop = appearance.subscribe(() => {
      updated = updated.then(() => app.update?.({ ...sideBySide(initialPath) })).catch(console.error);
    });
    return () => {
      stop();
      void mountPromise.then(app.unmount, () => undefined);
    };
  }, [id, initialPath]);
  return <div id={id} />;
}

setupHeader();
createRoot(document.querySelector('#app')!).render(<HostApp />);
