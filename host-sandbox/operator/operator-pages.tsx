import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { ArticlesPage } from './articles-page';
import { AuditPage } from './audit-page';
import { CertificatesPage } from './certificates-page';
import { EnrolmentsPage } from './enrolments-page';
import { MessagesPage } from './messages-page';
import './operator.css';
import './article-editor.css';

const pages = {
  operator: EnrolmentsPage,
  certificates: CertificatesPage,
  articles: ArticlesPage,
  messages: MessagesPage,
  audit: AuditPage,
};

/**
 * The host's own pages for operators, loaded with the first of them.
 * @param record id of the article, or of the course whose enrolments are listed, that the address names
 */
export default function OperatorPages({
  page,
  record,
}: {
  page: keyof typeof pages;
  record?: string | undefined;
}) {
  const Page = pages[page];
  return (
    <ConfigProvider
      locale={zhCN}
      button={{ autoInsertSpace: false }}
      theme={{ token: { colorPrimary: '#245b4f', colorError: '#a3271f', motion: false } }}
    >
      <App component={false}>
        <Page key={`${page} ${record}`} record={record} />
      </App>
    </ConfigProvider>
  );
}
