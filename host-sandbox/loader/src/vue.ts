import { getCurrentInstance, h, onBeforeUnmount, onMounted, watch } from 'vue';
import { loadPortal, type MountedPortal, type PortalProps } from './loader';

export interface TrainingPortalProps extends PortalProps {
  /** Address of the portal's page, such as `https://training.example.org/`. */
  readonly url: string;
  /** Called with the reason when the portal cannot be mounted. Default: it is written to the console. */
  readonly onFailure?: (error: unknown) => void;
}

/** What a template ref of the component has. */
export type TrainingPortalMethods = Pick<MountedPortal, 'canLeave' | 'hasUnsavedInput' | 'navigate'>;

// Vue 2.7 and 3 read this list; a prop of the portal that is missing here does not compile
const names: Record<keyof TrainingPortalProps, null> = {
  url: null,
  onFailure: null,
  basePath: null,
  history: null,
  initialPath: null,
  token: null,
  language: null,
  theme: null,
  config: null,
  brand: null,
  zIndexBase: null,
  popupContainer: null,
  messages: null,
  navigate: null,
  onNavigate: null,
  onReady: null,
  onPageChange: null,
  onMenuChange: null,
  onUserChange: null,
  onUnreadChange: null,
  onUnsavedChange: null,
  onNewVersion: null,
  onSessionExpired: null,
  onError: null,
};

interface SetupContext {
  expose(methods: TrainingPortalMethods): void;
}

/** The portal as a component, for Vue 2.7 and 3. Callbacks are props, such as `:on-error`. */
export const TrainingPortal: new () => { $props: TrainingPortalProps } & TrainingPortalMethods = {
  name: 'TrainingPortal',
  props: names,
  setup(props: TrainingPortalProps, { expose }: SetupContext) {
    const instance = getCurrentInstance() as unknown as { proxy: { $el: Element } };
    let portal: MountedPortal | undefined;
    const mount = () => {
      portal = loadPortal(props.url).mount(instance.proxy.$el, portalProps(props));
      portal.ready.catch(props.onFailure ?? console.error);
    };
    const unmount = () => {
      portal?.unmount().catch(console.error);
    };
    onMounted(mount);
    onBeforeUnmount(unmount);
    watch(
      () => ({ ...props }),
      (next, previous) => {
        if (next.url === previous.url) {
          portal?.update(portalProps(next));
          return;
        }
        unmount();
        mount();
      },
    );
    expose({
      canLeave: () => portal?.canLeave() ?? Promise.resolve(true),
      hasUnsavedInput: () => portal?.hasUnsavedInput() ?? false,
      navigate: (address) =>
        portal?.navigate(address) ?? Promise.reject(new Error('The portal is not mounted')),
    });
    return () => h('div');
  },
} as never;

/** The props that were given: Vue passes all others as undefined. */
function portalProps({ url: _, onFailure: _f, ...props }: TrainingPortalProps): PortalProps {
  const given: Record<string, unknown> = { ...props };
  for (const name of Object.keys(given)) if (given[name] === undefined) delete given[name];
  return given;
}
