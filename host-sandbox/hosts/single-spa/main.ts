import { addErrorHandler, mountRootParcel, registerApplication, start, type LifeCycles } from 'single-spa';
import { config } from '../shared/config';
import { showFailure, startPages } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { onGlobalStateChange } from '../shared/session';

const props = { ...baseProps, onGlobalStateChange };
const { portalEntry } = config;

// guide
const loadPortal = () => import(/* @vite-ignore */ `${portalEntry}portal.js`) as Promise<LifeCycles>;
registerApplication({
  name: 'training',
  app: loadPortal,
  activeWhen: '/single-spa/training',
  customProps: { ...props, domElementGetter: () => document.querySelector('#training') },
});
addErrorHandler(({ appOrParcelName }) => showFailure(`#${appOrParcelName}`));
start();
// end

const mountParcel = (id: string, initialPath: string) => {
  const domElement = document.querySelector<HTMLElement>(id) ?? document.body;
  const given = { ...sideBySide(initialPath), onGlobalStateChange, domElement };
  return mountRootParcel(loadPortal, given);
};
startPages({
  training: () => () => undefined, // single-spa mounts and unmounts it by the address
  two: () => {
    const parcels = [mountParcel('#one', '/article'), mountParcel('#two', '/notice')];
    return () => Promise.all(parcels.map((parcel) => parcel.unmount()));
  },
});
