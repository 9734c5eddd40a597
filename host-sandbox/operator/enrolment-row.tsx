import { Button } from 'antd';
import { DateTime } from './date-time';
import {
  decisionsOf,
  nameOf,
  personName,
  stateNames,
  isRenamed,
  isRevocation,
  type Decision,
  type Enrolment,
} from './enrolments-api';
import { rowId } from './list-page';

type OpenDocument = (file: { id: string; name: string }, action: 'show' | 'save') => void;

/** One enrolment: user, course, documents, state, and the allowed decisions. */
export function EnrolmentRow(props: {
  record: Enrolment;
  titles: ReadonlyMap<string, string>;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onDocument: OpenDocument;
}) {
  const { record, titles, busy } = props;
  const {
    project,
    person,
    approvedName,
    state,
    reason,
    enrolledAt,
    changedAt,
    completedAt,
    unmet = [],
  } = record;
  const post = [person.department, person.jobTitle && (titles.get(person.jobTitle) ?? person.jobTitle)];
  return (
    <li className="operator-row" id={rowId(record.id)} tabIndex={-1} data-state={state} aria-busy={busy}>
      <div>
        <h2>{personName(person)}</h2>
        {isRenamed(record) && <p>已核准的姓名：{approvedName}</p>}
        {person.hospital && <p>{person.hospital}</p>}
        {post.some(Boolean) && <p>{post.filter(Boolean).join(' · ')}</p>}
        {unmet.length > 0 && (
          <p className="operator-reason">
            {unmet.map((field) => (field === 'jobTitle' ? '职称' : '科室')).join('、')}不符合报名条件
          </p>
        )}
      </div>
      <div>
        <p className="operator-course">{project.title}</p>
        <p>
          余 {project.left} / {project.quota} 个名额
        </p>
        <Documents record={record} onDocument={props.onDocument} />
      </div>
      <div>
        <span className="operator-state">{stateNames[state]}</span>
        <p>
          报名 <DateTime dateTime={enrolledAt} />
        </p>
        {changedAt !== enrolledAt && (
          <p>
            更新 <DateTime dateTime={changedAt} />
          </p>
        )}
        {completedAt && (
          <p>
            完成培训 <DateTime dateTime={completedAt} />
          </p>
        )}
        {reason && <p className="operator-reason">原因：{reason}</p>}
      </div>
      <div className="operator-actions">
        {decisionsOf(record).map(([decision, label]) => (
          // Busy is not `disabled`, which would lose the focus.
          <Button
            key={decision}
            type={decision === 'approved' ? 'primary' : 'default'}
            danger={isRevocation(record, decision)}
            aria-disabled={busy}
            aria-label={`${label}：${nameOf(record)}`}
            onClick={() => {
              if (!busy) props.onDecide(decision);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The documents that a course requires. */
function Documents({ record, onDocument }: { record: Enrolment; onDocument: OpenDocument }) {
  const { documents } = record;
  if (documents.length === 0) return null;
  return (
    <div role="group" className="operator-documents" aria-label={`报名材料：${nameOf(record)}`}>
      {documents.map(({ code, name, file }) => (
        <p key={code}>
          {file ? (
            <>
              <Button
                size="small"
                type="link"
                aria-label={`查看${name}：${nameOf(record)}`}
                onClick={() => onDocument(file, 'show')}
              >
                {name}
              </Button>
              <span>{`${file.name}，${Math.max(1, Math.round(file.size / 1024))} KB`}</span>
              <Button
                size="small"
                type="link"
                aria-label={`下载${name}：${nameOf(record)}`}
                onClick={() => onDocument(file, 'save')}
              >
                下载
              </Button>
            </>
          ) : (
            <span>{name}：未提交</span>
          )}
        </p>
      ))}
    </div>
  );
}
