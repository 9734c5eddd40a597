import {
  addErrorHandler,
  mountRootParcel,
  registerApplication,
  start,
  triggerAppChange,
  type LifeCycles,
} from 'single-spa';
import { config } from '../shared/config';
import { showFailure } from '../shared/page';
import { pages, startPages } from '../shared/pages';
import { appearance, portalProps, sideBySide, unsaved, type Appearance } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const props = portalProps('training', { onGlobalStateChange, onNavigate: pages.remember });
const { portalEntry } = config;

// guide: from here to `end` copied into the guide, which a test compares
const loadPortal = () => import(/* @vite-ignore */ `${portalEntry}portal.js`) as Promise<LifeCycles>;
let isRemounting = false;
registerApplication({
  name: 'training',
  app: loadPortal,
  activeWhen: () => pages.shown.get() === '/single-spa/training' && !isRemounting,
  customProps: () => ({
    ...props,
    ...appearance.get(),
    domElementGetter: () => document.querySelector('#training'),
  }),
});
addErrorHandler(({ appOrParcelName }) => showFailure(`#${appOrParcelName}`));
start();
pages.shown.subscribe(triggerAppChange);
// an application has no update: it gets another language or theme by a new mount
appearance.subscribe(async () => {
  if (!(await unsaved.canLeave())) return;
  isRemounting = true;
  await triggerAppChange();
  isRemounting = false;
  await triggerAppChange();
});
// end

const mountParcel = (id: string, initialPath: string) => {
  const domElement = document.querySelector<HTMLElement>(id) ?? document.body;
  const given = { ...sideBySide(initialPath), onGlobalStateChange, domElement };
  const parcel = mountRootParcel(loadPortal, given);
  return {
    unmount: () => parcel.unmount(),
    update: (changed: Appearance) => parcel.update?.({ ...given, ...changed }),
  };
};
startPages({
  training: () => [], // single-spa mounts and unmounts it
  two: () => [mountParcel('#one', '/article'), mountParcel('#two', '/notice')],
});
