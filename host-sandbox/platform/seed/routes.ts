import type { portalRoutes } from '../core/db/content-schema';

type Row = typeof portalRoutes.$inferInsert;
type Route = Pick<Row, 'path' | 'title'> &
  Partial<Pick<Row, 'roles' | 'name' | 'component' | 'redirect' | 'meta'>> & { children?: readonly Route[] };

/** Portal routes for members; together they cover every kind of route metadata. */
const routes: readonly Route[] = [
  {
    path: '/index',
    name: 'Index',
    title: '首页',
    component: 'home',
    meta: { icon: 'home', noClosable: true },
  },
  {
    path: '/dash',
    name: 'Dash',
    title: '登录与门户',
    component: 'landing',
    meta: { noCache: true, tabHidden: true },
  },
  { path: '/article', name: 'Article', title: '医院新闻', component: 'newsList', meta: { icon: 'read' } },
  {
    path: '/article/:id',
    title: '新闻详情',
    component: 'newsDetail',
    meta: { hidden: true, activeMenu: '/article', dynamicNewTab: true },
  },
  {
    path: '/notice',
    name: 'Notice',
    title: '通知公告',
    component: 'noticeList',
    meta: { icon: 'notification' },
  },
  {
    path: '/notice/:id',
    title: '公告详情',
    component: 'noticeDetail',
    meta: { hidden: true, activeMenu: '/notice' },
  },
  {
    path: '/project',
    name: 'Project',
    title: '培训项目',
    component: 'projectList',
    meta: { icon: 'course' },
  },
  {
    path: '/project/:id',
    title: '培训详情',
    component: 'projectDetail',
    meta: { hidden: true, activeMenu: '/project' },
  },
  {
    path: '/study/:id',
    title: '培训详情',
    component: 'study',
    meta: { hidden: true, activeMenu: '/project' },
  },
  {
    path: '/hospital',
    name: 'Hospital',
    title: '培训基地',
    component: 'hospitalList',
    meta: { icon: 'hospital' },
  },
  {
    path: '/hospital/:id',
    title: '基地详情',
    component: 'hospitalDetail',
    meta: { hidden: true, activeMenu: '/hospital' },
  },
  {
    path: '/teacher/:id',
    title: '授课教师',
    component: 'teacher',
    meta: { hidden: true, activeMenu: '/project' },
  },
  {
    path: '/download',
    name: 'Download',
    title: '下载中心',
    component: 'downloads',
    meta: { icon: 'download' },
  },
  {
    path: '/contactus/:id',
    title: '联系我们',
    component: 'contact',
    meta: { hidden: true },
  },
  { path: '/verify', title: '证书查验', component: 'verify', meta: { icon: 'certificate' } },
  {
    path: '/verify/:number',
    title: '查验结果',
    component: 'verified',
    meta: { hidden: true, activeMenu: '/verify' },
  },
  { path: '/search', title: '全站搜索', component: 'search', meta: { hidden: true } },
  { path: '/help', title: '帮助中心', component: 'help', meta: { hidden: true } },
  { path: '/sys-message', title: '站内消息', component: 'messages', meta: { hidden: true } },
  { path: '/password', title: '修改密码', component: 'password', meta: { hidden: true, tabHidden: true } },
  {
    path: '/uc',
    title: '用户中心',
    redirect: '/uc/userInfo',
    meta: { hidden: true },
    children: [
      { path: 'overview', title: '我的学习', component: 'userCentre/overview' },
      { path: 'userInfo', title: '个人信息', component: 'userCentre/userInfo' },
      { path: 'myProject', title: '我的培训', component: 'userCentre/myProject' },
      { path: 'myFavourite', title: '我的收藏', component: 'userCentre/myFavourite' },
      { path: 'myCredit', title: '我的学分', component: 'userCentre/myCredit' },
      { path: 'myCert', title: '我的证书', component: 'userCentre/myCert' },
    ],
  },
  {
    path: '/operators',
    title: '运行概览',
    component: 'operators',
    meta: { hidden: true, guard: { role: ['admin'] } },
  },
  { path: '/news', title: '新闻', redirect: '/article', meta: { hidden: true } },
  {
    path: '/learning',
    title: '学员专区',
    roles: ['trainee'],
    component: 'noticeList',
    meta: { guard: { role: ['trainee'] } },
  },
  {
    path: '/desk',
    title: '运行管理',
    meta: { guard: { role: ['admin'], permission: ['notice:edit', 'article:edit'], mode: 'oneOf' } },
    children: [
      { path: 'notice', title: '公告管理', component: 'noticeList', meta: { noCache: true } },
      { path: 'article', title: '新闻管理', roles: ['admin'], component: 'newsList' },
    ],
  },
];

/** Rows of the routes, numbered in the order of the tree. */
export function routeRows(): Row[] {
  const rows: Row[] = [];
  const add = (list: readonly Route[], parentId: bigint | null) => {
    for (const { children = [], roles = [], ...route } of list) {
      const position = rows.length + 1;
      rows.push({ id: BigInt(position), parentId, position, roles, ...route });
      add(children, BigInt(position));
    }
  };
  add(routes, null);
  return rows;
}
