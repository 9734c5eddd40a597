import { Menu } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { MenuContext } from '@/app/menu/menu-context';
import { MenuList } from '@/app/menu/menu-list';
import { visibleMenu } from '@/app/menu/menu-nodes';
import styles from '@/app/menu/menu.module.css';

const entries = 500;
const titles = Array.from({ length: entries }, (_, index) => `第 ${index + 1} 个菜单项`);
const nodes = visibleMenu(
  titles.map((title, index) => ({ path: `/article?child=${index + 1}`, title })),
  () => true,
);
const menu = {
  nodes,
  activeKeys: ['/7'],
  topLevel: undefined,
  selectTopLevel: () => undefined,
  hrefOf: (path: string) => `#${path}`,
  retry: null,
};
const items = titles.map((label, key) => ({ key, label }));

const menus: Readonly<Record<string, ReactNode>> = {
  portal: (
    <IntlProvider locale="zh-CN">
      <MenuContext value={menu}>
        <nav className={styles.tree}>
          <MenuList nodes={nodes} variant="tree" icons />
        </nav>
      </MenuContext>
    </IntlProvider>
  ),
  antd: <Menu mode="inline" items={items} selectedKeys={['7']} />,
};

/** Mounts one of the menus with layout, and unmounts it. @returns milliseconds of the mount */
function mountMenu(name: string): number {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => {
    root.render(menus[name]);
  });
  if (container.offsetHeight === 0 || container.querySelectorAll('li').length < entries)
    throw new Error(`The menu ${name} did not come`);
  const milliseconds = performance.now() - start;
  root.unmount();
  container.remove();
  return milliseconds;
}

Object.assign(window, { mountMenu });
