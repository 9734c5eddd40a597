import { createRoot } from 'react-dom/client';
import { loadPortal } from '../../loader/src/loader';
import { TrainingPortal, type TrainingPortalProps } from '../../loader/src/react';
import { createHostPages } from '../../shell/host-pages';
import { useObservable } from '../../kits/web/observable';
import { config } from '../shared/config';
import { setupHeader } from '../shared/page';
import { appearance, portalProps, sideBySide } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;
const { hasUnsavedInput: hasUnsaved, canLeave } = loadPortal(portalEntry);
const pages = createHostPages({ hasUnsaved, canLeave });
const training = portalProps('training', { onNavigate: pages.remember });
const pagesOfPortals = { training: [training], two: [sideBySide('/article'), sideBySide('/notice')] };

const pageName = () => pages.shown.get().split('/')[2] ?? '';

// guide: from here to `end` copied into the guide, which a test compares
function Training(props: Omit<TrainingPortalProps, 'url'>) {
  return (
    <TrainingPortal
      url={portalEntry}
      token={useObservable(token)} // '' while nobody is signed in
      {...props}
      {...useObservable(appearance)}
      renderFailure={(_error, retry) => (
        <p>
          培训打不开，请刷新页面 <button onClick={retry}>重试</button>
        </p>
      )}
    />
  );
}
// end

function HostApp() {
  useObservable(pages.shown);
  const name = pageName();
  const portals = pagesOfPortals[name as keyof typeof pagesOfPortals] ?? [];
  return (
    <>
      <nav>
        {Object.entries({ '': '首页', training: '培训', two: '两个门户' }).map(([page, label]) => (
          <a
            key={page}
            href={`/loader-react/${page}`}
            onClick={(event) => {
              event.preventDefault();
              // not the rendered one, of before a fast click
              if (page !== pageName()) pages.followLink(`/loader-react/${page}`);
            }}
          >
            {label}
          </a>
        ))}
      </nav>
      {name === '' && (
        <section data-page="">
          <h1>首页</h1>
        </section>
      )}
      {portals.map((props, index) => (
        <section data-page={name} id={idOf(name, index)} key={idOf(name, index)}>
          <Training {...props} />
        </section>
      ))}
    </>
  );
}

const idOf = (page: string, index: number) => (page === 'training' ? page : ['one', 'two'][index]);

setupHeader();
createRoot(document.querySelector('#app')!).render(<HostApp />);
