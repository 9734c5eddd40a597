import { Button, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import type { ListStatus, OperatorList } from './use-operator-list';

/** Characters of a search that the platform accepts. */
const keywordMax = 50;

/** The view of an operator's list: filter, status, records, pages. */
export function ListPage<Query, Item>(props: {
  id: string;
  title: string;
  list: OperatorList<Query, Item>;
  /** Name of the list for assistive technology, as in `报名列表`. */
  name: string;
  filter: ReactNode;
  renderItem: (item: Item) => ReactNode;
  children?: ReactNode;
}) {
  const { items, busy, status, position, move } = props.list;
  return (
    <section className="operator-page" data-page={props.id} data-testid={`host-page-${props.id}`}>
      <h1>{props.title}</h1>
      {items !== null && props.filter}
      <StatusLine status={status} />
      {items !== null && items.length > 0 && (
        <ul className="operator-list" tabIndex={-1} aria-label={props.name} aria-busy={busy}>
          {items.map(props.renderItem)}
        </ul>
      )}
      {position.pages > 1 && (
        <nav className="operator-pagination" aria-label="分页">
          <Button disabled={position.current <= 1} onClick={() => move(-1)}>
            上一页
          </Button>
          <span>
            第 {position.current} / {position.pages} 页
          </span>
          <Button disabled={position.current >= position.pages} onClick={() => move(1)}>
            下一页
          </Button>
        </nav>
      )}
      {props.children}
    </section>
  );
}

/** One line with the result of an action; screen readers announce its changes. */
function StatusLine({ status: { text, failed, action } }: { status: ListStatus }) {
  return (
    <div className="operator-status" role="status" data-failed={failed && ''}>
      <span>{text}</span>
      {action && (
        <Button size="small" onClick={action.run}>
          {action.text}
        </Button>
      )}
    </div>
  );
}

/** One field of a filter: a select of named options, or a keyword. */
type FilterField = { label: string } & (
  | { names: Iterable<readonly [string, string]> }
  | { placeholder: string }
);

/**
 * The form above a list. A selection applies at once, a keyword on submit.
 * @param name of the form, as in `筛选报名`
 */
export function FilterForm<Query extends object>(props: {
  name: string;
  fields: Readonly<Partial<Record<keyof Query & string, FilterField>>>;
  query: Query;
  onSearch: (query: Query) => void;
  children?: ReactNode;
}) {
  const [form] = Form.useForm<Query>();
  const search = () => props.onSearch({ ...props.query, ...form.getFieldsValue() });
  const entries = Object.entries(props.fields) as [string, FilterField][];
  return (
    <Form
      form={form}
      layout="inline"
      role="search"
      aria-label={props.name}
      className="operator-filter"
      initialValues={props.query}
      onFinish={search}
    >
      {entries.map(([key, field]) => (
        <Form.Item key={key} name={key} label={field.label}>
          {'names' in field ? (
            <Select
              className="operator-select"
              virtual={false}
              onChange={search}
              options={[['', '全部'] as const, ...field.names].map(([value, label]) => ({ value, label }))}
            />
          ) : (
            <Input type="search" placeholder={field.placeholder} maxLength={keywordMax} />
          )}
        </Form.Item>
      ))}
      {entries.some(([, field]) => 'placeholder' in field) && <Button htmlType="submit">查询</Button>}
      {props.children}
    </Form>
  );
}

/** Moves the focus to a row whose pressed button has gone; leaves the focus alone when it is elsewhere. */
export function focusRowIfLost(id: string) {
  if (document.activeElement === document.body) focusRow(id);
}

export function focusRow(id: string) {
  document.getElementById(rowId(id))?.focus();
}

/** The DOM id of a record's row; rows can take the focus. */
export const rowId = (id: string) => `row-${id}`;
