import { Button, Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { ArticleSummary } from './articles-api';
import { fromField, toField } from './date-time';

/** Confirms the publication of an article and its time. */
export function PublishDialog(props: {
  article: ArticleSummary | null;
  onClose: () => void;
  /** @param publishedAt ISO in UTC; `null` is now */
  onPublish: (article: ArticleSummary, publishedAt: string | null) => void;
}) {
  return (
    <Modal
      open={props.article !== null}
      title="发布内容"
      width={480}
      footer={null}
      closable={false}
      destroyOnHidden
      onCancel={props.onClose}
    >
      {props.article && <PublishForm {...props} article={props.article} />}
    </Modal>
  );
}

function PublishForm(props: {
  article: ArticleSummary;
  onClose: () => void;
  onPublish: (article: ArticleSummary, publishedAt: string | null) => void;
}) {
  const { article } = props;
  const [value, setValue] = useState(article.state === 'scheduled' ? toField(article.publishedAt ?? '') : '');
  const [error, setError] = useState('');
  const [earliest] = useState(() => toField(new Date().toISOString()));
  const field = useRef<InputRef>(null);
  return (
    <form
      noValidate
      className="operator-dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const message = timeError(value, field.current?.input?.validity);
        setError(message);
        if (message) return field.current?.focus();
        props.onClose();
        props.onPublish(article, fromField(value));
      }}
    >
      <p>{article.title}</p>
      <p>发布后，标题和摘要所有访客可见；谁能阅读正文由门户的公开页面设置决定，默认须登录。</p>
      <label className="article-publish-time">
        发布时间（北京时间，不填即现在发布）
        <Input
          type="datetime-local"
          ref={field}
          value={value}
          min={earliest}
          aria-invalid={error !== ''}
          aria-describedby="publish-error"
          onChange={(event) => {
            setError('');
            setValue(event.target.value);
          }}
        />
      </label>
      <p className="host-error" id="publish-error" role="alert">
        {error}
      </p>
      <div className="operator-actions">
        <Button onClick={props.onClose}>取消</Button>
        <Button type="primary" htmlType="submit" autoFocus>
          {value ? '定时发布' : '现在发布'}
        </Button>
      </div>
    </form>
  );
}

/** A half-entered time must not count as "now". */
function timeError(value: string, validity: ValidityState | undefined): string {
  if (validity?.badInput) return '请把发布时间填写完整，或清空后立即发布';
  return value && (fromField(value) ?? '') <= new Date().toISOString() ? '发布时间应晚于现在' : '';
}
