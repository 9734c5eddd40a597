import { Input, Select, type InputRef } from 'antd';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { typeNames, type ArticleApi, type ArticleFields, type ArticleType } from './articles-api';

/** The fields of an article except its text. */
export function ArticleFieldInputs(props: {
  api: ArticleApi;
  fields: ArticleFields;
  /** Required fields that were empty when the article was to be saved. */
  missing: readonly (keyof ArticleFields)[];
  title: RefObject<InputRef | null>;
  onChange: (fields: Partial<ArticleFields>) => void;
}) {
  const { api, fields, missing, title, onChange } = props;
  const isMissing = missing.includes('title');
  return (
    <>
      <CategoryFields api={api} fields={fields} onChange={onChange} />
      <Field label="标题" id="article-title">
        <Input
          id="article-title"
          ref={title}
          maxLength={100}
          required
          {...(isMissing && ({ status: 'error', 'aria-invalid': true } as const))}
          value={fields.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="来源" id="article-source">
        <Input
          id="article-source"
          maxLength={40}
          value={fields.source}
          onChange={(event) => onChange({ source: event.target.value })}
        />
      </Field>
      <Field label="摘要" id="article-summary" wide>
        <Input
          id="article-summary"
          maxLength={300}
          value={fields.summary}
          onChange={(event) => onChange({ summary: event.target.value })}
        />
      </Field>
    </>
  );
}

function Field(props: { label: string; id: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'article-wide' : undefined}>
      <label htmlFor={props.id}>{props.label}</label>
      {props.children}
    </div>
  );
}

/** Type and category. The chosen category stays selectable while the list of categories does not arrive. */
function CategoryFields(props: {
  api: ArticleApi;
  fields: ArticleFields;
  onChange: (fields: Partial<ArticleFields>) => void;
}) {
  const { api, onChange } = props;
  const { articleType, categoryId } = props.fields;
  const [loaded, setLoaded] = useState<{ type: ArticleType; categories: { id: string; name: string }[] }>();
  useEffect(() => {
    let active = true;
    api.categories(articleType).then(
      (categories) => {
        if (active) setLoaded({ type: articleType, categories });
      },
      () => null,
    );
    return () => {
      active = false;
    };
  }, [api, articleType]);
  const chosen = categoryId === null ? [] : [{ id: categoryId, name: '原分类' }];
  const known = loaded?.type === articleType ? loaded.categories : chosen;
  return (
    <>
      <Field label="栏目" id="article-type">
        <Select
          id="article-type"
          value={articleType}
          virtual={false}
          options={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
          onChange={(type) => onChange({ articleType: type, categoryId: null })}
        />
      </Field>
      <Field label="分类" id="article-category">
        <Select
          id="article-category"
          value={categoryId ?? ''}
          virtual={false}
          options={[
            { value: '', label: '不分类' },
            ...known.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onChange({ categoryId: id || null })}
        />
      </Field>
    </>
  );
}
