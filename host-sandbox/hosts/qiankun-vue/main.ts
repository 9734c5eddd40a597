import { initGlobalState, loadMicroApp, type MicroApp } from 'qiankun';
import { createApp, defineComponent, h, onBeforeUnmount, onMounted } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
import type { HostProps } from '../../../src/contracts/host';
import { config } from '../shared/config';
import { setupHeader, showFailure } from '../shared/page';
import { baseProps, sideBySide } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;

// guide
const shared = initGlobalState({ token: token.get() });
token.subscribe(() => shared.setGlobalState({ token: token.get() }));

const Portal = defineComponent({
  props: { id: { type: String, required: true } },
  setup({ id }, { attrs }) {
    let app: MicroApp | undefined;
    onMounted(() => {
      const props = attrs.given as HostProps;
      app = loadMicroApp({ name: id, entry: portalEntry, container: `#${id}`, props });
      const { loadPromise, bootstrapPromise, mountPromise } = app;
      Promise.all([loadPromise, bootstrapPromise, mountPromise]).catch(() => showFailure(`#${id}`));
    });
    onBeforeUnmount(() => app?.mountPromise.then(app.unmount, () => undefined));
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
      component: page('training', () => [h(Portal, { id: 'training', given: baseProps })]),
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
