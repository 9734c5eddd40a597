import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { ArticlesPage } from './articles-page';
import { AuditPage } from './audit-page';
import { CertificatesPage } from './certificates-page';
import { EnrolmentsPage } from './enrolments-page';
import { MessagesPage } from './messages-page';
import { OperatorContext, type OperatorServices } from './operator-context';
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
 * The pages of operators, loaded with the first of them.
 * @param services of the page around them
 * @param record id of the article, or of the course whose enrolments are listed, that the address names
 */
export default function OperatorPages({
  services,
  page,
  record,
}: {
  services: OperatorServices;
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
        <OperatorContext value={services}>
          <Page key={`${page} ${record}`} record={record} />
        </OperatorContext>
      </App>
    </ConfigProvider>
  );
}
