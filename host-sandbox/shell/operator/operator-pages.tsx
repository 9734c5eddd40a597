import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { ArticlesPage } from './articles-page';
import { AuditPage } from './audit-page';
import { CertificatesPage } from './certificates-page';
import { EnrolmentsPage } from './enrolments-page';
import { MessagesPage } from './messages-page';
import './operator.css';

const pages = {
  operator: EnrolmentsPage,
  certificates: CertificatesPage,
  articles: ArticlesPage,
  messages: MessagesPage,
  audit: AuditPage,
};

/** The host's own pages for operators, loaded with the first of them. */
export default function OperatorPages({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return (
    <ConfigProvider
      locale={zhCN}
      button={{ autoInsertSpace: false }}
      theme={{ token: { colorPrimary: '#245b4f', colorError: '#a3271f', motion: false } }}
    >
      <App component={false}>
        <Page key={page} />
      </App>
    </ConfigProvider>
  );
}
