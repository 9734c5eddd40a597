import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOperator } from './operator-context';
import { CallError, errorText } from '../kits/web/platform-call';
import { createOperatorCalls, setFields } from './api';
import { EnrolmentRow } from './enrolment-row';
import {
  createEnrolmentApi,
  isDecided,
  nameOf,
  stateNames,
  type Decision,
  type Enrolment,
  type State,
} from './enrolments-api';
import { FilterForm, focusRow, focusRowIfLost, ListPage } from './list-page';
import { saveFile, showFile } from './open-document';
import { ReasonDialog, type ReasonRequest } from './reason-dialog';
import { useBusyRecords } from './use-busy-records';
import { useOperatorList, type ListStatus } from './use-operator-list';

const doneTexts: Record<Decision, string> = {
  review: '已受理',
  approved: '已通过',
  refused: '已登记为不通过',
};

function doneText(record: Enrolment, decision: Decision): string {
  if (!isDecided(record)) return doneTexts[decision];
  return decision === 'review' ? '已撤回' : '已核准姓名';
}

/**
 * The page on which operators decide on enrolments.
 * @param record id of a course, whose enrolments are listed at first
 */
export function EnrolmentsPage({ record }: { record: string | undefined }) {
  const { config, session } = useOperator();
  const api = useMemo(() => createEnrolmentApi(createOperatorCalls(config, session)), [config, session]);
  const [courseTitle, setCourseTitle] = useState('');
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const busy = useBusyRecords();
  const opening = useRef<AbortController>(null);
  useEffect(() => () => opening.current?.abort(), []);
  const [rejection, setRejection] = useState<ReasonRequest | null>(null);
  const [revocation, setRevocation] = useState<ReasonRequest | null>(null);
  const list = useOperatorList<{ projectId: string; state: State | ''; keyword: string }, Enrolment>({
    async fetchPage(current, query) {
      closeDialogs();
      const [page, jobTitles] = await Promise.all([api.page(current, setFields(query)), api.jobTitles()]);
      setTitles(jobTitles);
      const ofCourse = page.records.find(({ project }) => project.id === record);
      if (ofCourse) setCourseTitle(ofCourse.project.title);
      return page;
    },
    initialQuery: { projectId: record ?? '', state: 'enrolled', keyword: '' },
    counted: '条报名',
    denial: '当前账号没有审核权限，请换用管理员账号登录。',
    hasRecordsOutsideQuery: (items, { state }) => state !== '' && items.some((item) => item.state !== state),
  });

  function closeDialogs() {
    setRejection(null);
    setRevocation(null);
  }

  function choose(record: Enrolment, decision: Decision) {
    const request = {
      id: record.id,
      name: nameOf(record),
      send: (reason: string) => busy.run(record.id, () => decide(record, decision, reason)),
    };
    if (decision === 'refused') return setRejection(request);
    if (isDecided(record) && decision === 'review') return setRevocation(request);
    void busy
      .run(record.id, () => decide(record, decision, null))
      .then((message) => {
        if (message) list.setStatus({ text: message, failed: true });
        focusRowIfLost(record.id);
      });
  }

  /** @returns an error text when nothing was decided and it can be tried again */
  async function decide(record: Enrolment, decision: Decision, reason: string | null) {
    const token = session.token.get();
    const isCurrent = () => session.token.get() === token;
    try {
      const fresh = await api.decide(record, decision, reason);
      if (isCurrent()) show(fresh, `${doneText(record, decision)}：${nameOf(fresh)}`);
    } catch (error) {
      if (!isCurrent() || list.isDenied(error)) return;
      if (!(error instanceof CallError) || error.code !== 'A0409') return reasonError(error);
      const fresh = await api.current(record, error);
      const isRenamed = fresh.person.realName !== record.person.realName;
      if (fresh.state === record.state && !isRenamed) return reasonError(error);
      if (isRenamed) show(fresh, errorText(error));
      else show(fresh, `${nameOf(fresh)}已由他人处理，现在是“${stateNames[fresh.state]}”`);
    }
    return;
  }

  /** Shows or downloads a document; the platform records it. */
  async function openDocument({ id, name }: { id: string; name: string }, action: 'show' | 'save') {
    const token = session.token.get();
    const abort = new AbortController();
    opening.current?.abort();
    opening.current = abort;
    /** Only the newest download writes the status line. */
    const report = (status: ListStatus) => {
      if (opening.current === abort && session.token.get() === token) list.setStatus(status);
    };
    const address = () => api.documentAddress(id);
    try {
      if (action === 'show') {
        await showFile(address);
        return report({ text: `已在新窗口打开：${name}` });
      }
      const cancel = { text: '取消下载', run: () => abort.abort() };
      report({ text: `正在下载：${name}`, action: cancel });
      const isSaved = await saveFile(address, name, abort.signal);
      report({ text: isSaved ? `已下载：${name}` : `已取消下载：${name}` });
    } catch (error) {
      if (session.token.get() !== token || list.isDenied(error)) return;
      const retry = { text: '重试', run: () => void openDocument({ id, name }, action) };
      report({ text: `${name}：${errorText(error)}`, failed: true, action: retry });
    }
  }

  /** Shows the changed enrolment, and the seats left of its course in every row of that course. */
  function show(fresh: Enrolment, text: string) {
    flushSync(() => {
      list.update((item) => {
        if (item.id === fresh.id) return fresh;
        return item.project.id === fresh.project.id ? { ...item, project: fresh.project } : item;
      });
      list.setStatus({ text });
    });
  }

  return (
    <ListPage
      id="operator"
      title="报名审核"
      name="报名列表"
      list={list}
      filter={
        <FilterForm
          name="筛选报名"
          query={list.query}
          onSearch={list.search}
          fields={{
            ...(record !== undefined && {
              projectId: { label: '培训项目', names: [[record, courseTitle || `编号 ${record}`]] },
            }),
            state: { label: '状态', names: Object.entries(stateNames) },
            keyword: { label: '搜索', placeholder: '姓名或培训项目' },
          }}
        />
      }
      renderItem={(record) => (
        <EnrolmentRow
          key={record.id}
          record={record}
          titles={titles}
          busy={busy.isBusy(record.id)}
          onDecide={(decision) => choose(record, decision)}
          onDocument={(file, action) => void openDocument(file, action)}
        />
      )}
    >
      <ReasonDialog
        id="rejection"
        title="不通过报名"
        label="原因（必填，会告知报名者；之后可以撤回决定，重新审核）"
        submit="确认不通过"
        danger
        empty="请填写不通过的原因"
        request={rejection}
        onClose={() => setRejection(null)}
        onDone={focusRow}
      />
      <ReasonDialog
        id="revocation"
        title="撤回决定，重新审核"
        label="原因（必填，会告知报名者）"
        submit="确认撤回"
        danger
        empty="请填写撤回的原因"
        request={revocation}
        onClose={() => setRevocation(null)}
        onDone={focusRow}
      />
    </ListPage>
  );
}

/** The platform names the field of a rejected input; an error next to the field needs no name. */
const reasonError = (error: unknown) => errorText(error).replace(/^reason：/, '');
