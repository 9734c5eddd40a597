import { Button, ConfigProvider, Tabs } from 'antd5';
import { addErrorHandler, initGlobalState, loadMicroApp, registerMicroApps, start } from 'qiankun';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from '../shared/config';
import { pageName, setupHeader, showFailure } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;
const props = baseProps;

// guide
registerMicroApps([
  {
    name: 'training',
    entry: portalEntry,
    container: '#training', // on the page as long as qiankun runs
    activeRule: '/qiankun-react/training',
    props,
  },
]);
const shared = initGlobalState({ token: token.get() });
token.subscribe(() => shared.setGlobalState({ token: token.get() }));
addErrorHandler(({ appOrParcelName }) => showFailure(`#${appOrParcelName}`));
start({ prefetch: false });
// end

function HostApp() {
  const [page, setPage] = useState(pageName);
  useEffect(() => {
    const follow = () => setPage(pageName());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const open = (name: string) => {
    history.pushState(null, '', `/qiankun-react/${name}`);
    setPage(pageName());
  };
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
              open(name);
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
    return () => void mountPromise.then(app.unmount, () => undefined);
  }, [id, initialPath]);
  return <div id={id} />;
}

setupHeader();
createRoot(document.querySelector('#app')!).render(<HostApp />);
