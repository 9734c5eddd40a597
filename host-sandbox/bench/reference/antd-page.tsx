import { Card, Carousel, Layout, List, Menu } from 'antd';
import { createRoot } from 'react-dom/client';
import type { ArticleSummary } from '@/contracts/article';
import type { HomeContent } from '../home-content';

declare const __CONTENT__: HomeContent;

const { banners, news, notices, links, menu } = __CONTENT__;

/** The home page's content as commonly built: React and antd, without router, store or data. */
function Page() {
  return (
    <Layout>
      <Layout.Header>
        <Menu
          theme="dark"
          mode="horizontal"
          items={menu.map(({ title }) => ({ key: title, label: title }))}
        />
      </Layout.Header>
      <Layout.Content style={{ maxWidth: 1120, margin: 'auto' }}>
        <h1>欢迎访问国家器官移植发展培训平台官方网站</h1>
        <Carousel autoplay>
          {banners.map(({ id, title, image }) => (
            <img key={id} src={image} alt={title} width={1120} height={320} />
          ))}
        </Carousel>
        <Articles title="新闻" articles={news} />
        <Articles title="通知" articles={notices} />
      </Layout.Content>
      <Layout.Footer>{links.map(({ title }) => title).join(' ')}</Layout.Footer>
    </Layout>
  );
}

function Articles({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  return (
    <Card title={title}>
      <List
        dataSource={[...articles]}
        renderItem={(article) => (
          <List.Item>
            <List.Item.Meta title={article.title} description={article.summary} />
          </List.Item>
        )}
      />
    </Card>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
