import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { ShellServerConfig } from '../shell/server/shell-server';
import { hosts } from './hosts';
import { registerLab } from './lab-server';

/** Folder of the built hosts. */
const folder = path.resolve(import.meta.dirname, 'dist');

/** Builds the server of the sample hosts: each host has a path of its name, on one origin. */
export async function buildHostsServer(config: ShellServerConfig): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: folder, index: false });
  const send = (html: string) => (_request: unknown, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').send(html);
  for (const name of Object.keys(hosts))
    for (const page of ['', 'training', 'two']) app.get(`/${name}/${page}`, send(hostPage(name, config)));
  app.get('/lab/', send(labPage(config)));
  registerLab(app, config.portalEntry, config.apiBase);
  app.get('/', send(listPage()));
  await app.ready();
  return app;
}

const documentWith = (body: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>示例宿主</title><link rel="icon" href="data:,">
<style>
  body { margin: 0; font: 16px/1.5 sans-serif }
  header, nav { display: flex; gap: 16px; padding: 8px 16px }
  section[data-page=""], #events { padding: 16px 40px }
  iframe { width: 100%; height: 80vh; border: 0 }
</style></head><body>${body}</body></html>`;

const listPage = () =>
  documentWith(
    `<main><h1>示例宿主</h1><ul>${Object.entries(hosts)
      .map(([name, what]) => `<li><a href="/${name}/">${name}</a> ${what}</li>`)
      .join('')}</ul><p><a href="/lab/">状态实验</a> 宿主的每个属性和每种故障，逐一打开来看</p></main>`,
  );

const configElement = (config: ShellServerConfig) =>
  `<script type="application/json" id="host-config">${JSON.stringify(config)}</script>`;

/** Switches for every prop and every failure; the list is generated from lab/states.ts. */
const labPage = (config: ShellServerConfig) =>
  documentWith(`<link rel="stylesheet" href="/assets/lab.css">
<div class="lab">
  <div class="lab-side">
    <h1>状态实验</h1>
    <p><button id="none" type="button">全部关掉</button></p>
    <form id="states"></form>
  </div>
  <div>
    <h2 id="callbacks">宿主收到的回调</h2>
    <ol id="events" role="log" aria-labelledby="callbacks" tabindex="0"></ol>
    <div id="portal"></div><div id="second"></div><div id="popups"></div>
  </div>
</div>
${configElement(config)}<script type="module" src="/assets/lab.js"></script>`);

/** The page of a host; a framework replaces the content of `#app`. */
const hostPage = (name: string, config: ShellServerConfig) =>
  documentWith(`<header>
  <span id="user"></span><button id="sign-in">登录</button><button id="sign-out">退出登录</button><button id="study">继续学习</button><button id="contact">联系我们</button><button id="language">切换语言</button><button id="theme">切换主题</button>
</header>
<div id="app">
  <nav><a href="/${name}/">首页</a><a href="/${name}/training">培训</a><a href="/${name}/two">两个门户</a></nav>
  <section data-page="" hidden><h1>首页</h1></section>
  <section data-page="training" hidden><div id="training"></div></section>
  <section data-page="two" hidden><div id="one"></div><div id="two"></div></section>
</div>
<ul id="events"></ul>
${configElement(config)}<script type="module" src="/assets/${name}.js"></script>`);
