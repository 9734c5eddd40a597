import { useHost } from '../host';
import { HostLink } from '../router';

const cards = [
  ['/training', '培训门户', '按路由挂载（registerMicroApps）'],
  ['/lab', '挂载实验', '按需挂载到任选容器（loadMicroApp）'],
  ['/operator', '报名审核', '宿主自己的管理页，以管理员账号审核培训报名'],
  ['/certificates', '证书管理', '以管理员账号查找、撤销已颁发的证书'],
  ['/articles', '内容发布', '撰写、发布和撤回门户的新闻与通知'],
  ['/messages', '留言处理', '阅读访客在联系页的留言，标记处理情况'],
  ['/audit', '操作记录', '查看管理员做过的操作与账号的变更，只读'],
  ['/about', '关于', '宿主自己的页面，切换时门户应完全离开'],
] as const;

export function Overview() {
  const { router } = useHost();
  return (
    <section data-page="overview" data-testid="host-page-overview">
      <h1>平台概览</h1>
      <p>这是一个真实的 qiankun 2 主应用，用来演示和检验培训门户怎样嵌入别的平台。</p>
      <ul className="host-cards">
        {cards.map(([path, name, text]) => (
          <li key={path}>
            <HostLink router={router} to={path}>
              {name}
            </HostLink>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function About() {
  return (
    <section data-page="about" data-testid="host-page-about">
      <h1>关于本宿主</h1>
      <p>宿主用 history 路由，门户用 hash 路由。宿主持有登录状态，只把令牌交给门户。</p>
      <p>门户离开后，这一页的外观和行为应与从未打开过门户时完全一样。</p>
      <p>
        <button type="button" data-testid="host-about-button">
          一个普通按钮
        </button>
      </p>
    </section>
  );
}

export function NotFound() {
  const { router } = useHost();
  return (
    <section data-page="unknown" data-testid="host-page-unknown">
      <h1>没有这个页面</h1>
      <p>
        <HostLink router={router} to="/">
          返回概览
        </HostLink>
      </p>
    </section>
  );
}
