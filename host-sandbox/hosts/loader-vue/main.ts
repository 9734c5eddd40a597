import { createApp, defineComponent, h, ref, type PropType } from 'vue';
import { createRouter, createWebHistory, onBeforeRouteLeave, RouterLink, RouterView } from 'vue-router';
import { loadPortal, type PortalProps } from '../../loader/src/loader';
import { TrainingPortal } from '../../loader/src/vue';
import { config } from '../shared/config';
import { setupHeader, showFailure } from '../shared/page';
import { appearance, portalProps, sideBySide } from '../shared/props';
import { token } from '../shared/session';

const { portalEntry } = config;
const session = ref(token.get());
const chosen = ref(appearance.get());
token.subscribe(() => (session.value = token.get()));
appearance.subscribe(() => (chosen.value = appearance.get()));

// guide: from here to `end` copied into the guide, which a test compares
const Training = defineComponent({
  props: { id: { type: String, required: true }, given: { type: Object as PropType<PortalProps> } },
  setup(props) {
    // the portal asks about typed text, after a link and after Back
    onBeforeRouteLeave(() => loadPortal(portalEntry).canLeave());
    return () =>
      h(TrainingPortal, {
        id: props.id,
        url: portalEntry,
        token: session.value, // '' while nobody is signed in
        ...props.given,
        ...chosen.value,
        onFailure: () => showFailure(`#${props.id}`),
      });
  },
});
// end

const page = (name: string, content: () => unknown) =>
  defineComponent(() => () => h('section', { 'data-page': name }, content() as never));
const training = portalProps('training');
const two = [sideBySide('/article'), sideBySide('/notice')];
const router = createRouter({
  history: createWebHistory('/loader-vue/'),
  routes: [
    { path: '/', component: page('', () => [h('h1', '首页')]) },
    {
      path: '/training',
      component: page('training', () => [h(Training, { id: 'training', given: training })]),
    },
    {
      path: '/two',
      component: page('two', () =>
        two.map((given, index) => h(Training, { id: ['one', 'two'][index]!, given })),
      ),
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
