import { useMemo } from 'react';
import { auditPage, type AuditAction, type AuditEntry } from '../../src/contracts/audit';
import { useOperator } from './operator-context';
import { createOperatorCalls, pageSize, setFields } from './api';
import { DateTime } from './date-time';
import { FilterForm, ListPage } from './list-page';
import { useOperatorList } from './use-operator-list';

/** The platform's recorded acts, and their names. */
const actionNames: Readonly<Record<AuditAction, string>> = {
  articleCreate: '新建内容',
  articleEdit: '修改内容',
  articlePublish: '发布内容',
  articleWithdraw: '撤回内容',
  articlePin: '置顶内容',
  articleUnpin: '取消置顶',
  articleCover: '更换封面',
  articleRemove: '删除内容',
  attachmentAdd: '添加附件',
  documentDownload: '下载报名材料',
  attachmentRemove: '删除附件',
  enrolmentApprove: '通过报名',
  enrolmentRefuse: '不通过报名',
  enrolmentReopen: '报名转待审核',
  certificateRevoke: '撤销证书',
  contactAnswer: '答复留言',
  enrolmentRead: '查看报名列表',
  certificateRead: '查看证书列表',
  contactRead: '查看留言列表',
  contactHandle: '留言已处理',
  contactReopen: '留言恢复待处理',
  roleGrant: '授予角色',
  accountRegister: '注册账号',
  profileEdit: '修改资料',
  avatarEdit: '更换头像',
  idNumberEdit: '填写身份证号',
  idNumberRemove: '删除身份证号',
  passwordEdit: '修改密码',
  passwordReset: '重置密码',
  phoneEdit: '更换手机号',
  emailConfirm: '确认邮箱',
  notificationEdit: '修改通知方式',
  sessionsEnd: '退出其他登录',
  accountExport: '导出个人数据',
  accountClose: '注销账号',
};

const fieldNames: Readonly<Record<string, string>> = {
  realName: '姓名',
  gender: '性别',
  hospital: '单位',
  department: '科室',
  jobTitle: '职称',
  email: '邮箱',
  idNumber: '身份证号',
  idNumberConsent: '身份证号的单独同意',
  termsConsent: '服务协议的同意',
  smsEvents: '短信通知',
  emailEvents: '邮件通知',
  roles: '角色',
  password: '密码',
};

/** The audit log for operators, read-only. */
export function AuditPage() {
  const { config, session } = useOperator();
  const calls = useMemo(() => createOperatorCalls(config, session), [config, session]);
  const list = useOperatorList<{ action: AuditAction | ''; keyword: string }, AuditEntry>({
    fetchPage: (current, query) =>
      calls.page(auditPage, { current, size: pageSize, query: setFields(query) }),
    initialQuery: { action: '', keyword: '' },
    counted: '条记录',
    denial: '当前账号没有查看操作记录的权限，请换用管理员账号登录。',
  });
  return (
    <ListPage
      id="audit"
      title="操作记录"
      name="操作记录列表"
      list={list}
      filter={
        <FilterForm
          name="筛选操作记录"
          query={list.query}
          onSearch={list.search}
          fields={{
            action: { label: '操作', names: Object.entries(actionNames) },
            keyword: { label: '搜索', placeholder: '用户名、标题或编号' },
          }}
        />
      }
      renderItem={(entry) => <AuditRow key={entry.id} entry={entry} />}
    />
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, action, actor, person, subject, title, fields, address, requestId } = entry;
  return (
    <li className="operator-row audit-row">
      <div>
        <h2>{actionNames[action]}</h2>
        <p>
          <DateTime dateTime={at} />
        </p>
      </div>
      <div>
        <p className="operator-course">{actor?.username ?? '服务器命令'}</p>
        <p>{address}</p>
      </div>
      <div>
        <p className="operator-course">{title ?? `编号 ${subject}`}</p>
        {person && person.id !== actor?.id && <p>学员 {person.username}</p>}
        {fields.length > 0 && <p>{fields.map((field) => fieldNames[field] ?? field).join('、')}</p>}
        <p className="operator-number">请求 {requestId}</p>
      </div>
    </li>
  );
}
