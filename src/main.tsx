import { qiankunWindow, renderWithQiankun } from 'vite-plugin-qiankun/dist/helper';
import './app/base.css';
import { bootstrap, mount, unmount, update } from './lifecycle';

renderWithQiankun({ bootstrap, mount, unmount, update });
if (!qiankunWindow.__POWERED_BY_QIANKUN__) void mount();
