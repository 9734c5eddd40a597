import { initGlobalState, loadMicroApp, type MicroApp } from 'qiankun';
import { createApp, defineComponent, h, onBeforeUnmount, onMounted } from 'vue';
import { createRouter, createWebHistory, onBeforeRouteLeave, RouterLink, RouterView } from 'vue-router';
import type { HostProps, PortalHandle } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { setupHeader, showFailure } from '../shared/page';
import { appearance, portalProps, sideBySide } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;

// guide: from here to `end` copied into the guide, which a test compares
const shared = initGlobalState({ token: token.get() });
token.subscribe(() => shared.setGlobalState({ token: token.get() }));

const Portal = defineComponent({
  props: { id: { type: String, required: true } },
  setup({ id }, { attrs }) {
    const given = attrs.given as HostProps;
    let app: MicroApp | undefined;
    let handle: PortalHandle | undefined;
    const onReady = (portal: PortalHandle) => {
      handle = portal;
      given.onReady?.(portal);
    };
    const props = () => ({ ...given, onReady, ...appearance.get() });
    onMounted(() => {
      app = loadMicroApp({ name: id, entry: portalEntry, container: `#${id}`, props: props() });
      const { loadPromise, bootstrapPromise, mountPromise } = app;
      Promise.all([loadPromise, bootstrapPromise, mountPromise]).catch(() => showFailure(`#${id}`));
    });
    let updated: Promise<unknown> = Promise.resolve();
    const stop = appearance.subscribe(() => {
      updated = updated
        .then(() => app?.mountPromise)
        .then(() => app?.update?.(props()))
        .catch(console.error); // one that fails does not stop the next
    });
    // the portal asks about typed text, after a link and after Back
    onBeforeRouteLeave(() => handle?.canLeave() ?? true);
    onBeforeUnmount(() => {
      stop();
      void app?.mountPromise.then(app.unmount, () => undefined);
    });
    return () => h('div', { id });
  },
  inheritAttrs: false,
});
// end

const page = (name: string, content: () => unknown) =>
  defineComponent(() => () => h('section', { 'data-page': name }, content() as never));
const router = createRouter({
  history: createWebHistory('/qiankun-vue/'),
  routes: [
    { path: '/', component: page('', () => [h('h1', '首页')]) },
    {
      path: '/training',
      component: page('training', () => [h(Portal, { id: 'training', given: portalProps('training') })]),
    },
    {
      path: '/two',
      component: page('two', () => [
        h(Portal, { id: 'one', given: sideBySide('/article') }),
        h(Portal, { id: 'two', given: sideBySide('/notice') }),
      ]),
    },
  ],
});
const links = { '/': '首页', '/training': '培训', '/two': '两个门户' };
const HostApp = () => [
  h(
    'nav',
    Object.entries(links).map(([to, label]) => h(RouterLink, { to }, () => label)),
  ),
  h(RouterView),
];

setupHeader();
createApp(HostApp).use(router).mount('#app');
