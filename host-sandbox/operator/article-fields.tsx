import { Button, Input, Select, type InputRef } from 'antd';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { typeNames, type ArticleApi, type ArticleFields, type ArticleType } from './articles-api';

type Category = Awaited<ReturnType<ArticleApi['categories']>>[number];

/** The fields of an article except its text. */
export function ArticleFieldInputs(props: {
  api: ArticleApi;
  fields: ArticleFields;
  /** Name of the chosen category, as far as it is known. */
  categoryName: string | null;
  /** Required fields that were empty when the article was to be saved. */
  missing: readonly (keyof ArticleFields)[];
  title: RefObject<InputRef | null>;
  onChange: (fields: Partial<ArticleFields>) => void;
}) {
  const { api, fields, missing, title, onChange } = props;
  const isMissing = missing.includes('title');
  return (
    <>
      <CategoryFields api={api} fields={fields} categoryName={props.categoryName} onChange={onChange} />
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
  categoryName: string | null;
  onChange: (fields: Partial<ArticleFields>) => void;
}) {
  const { api, categoryName, onChange } = props;
  const { articleType, categoryId } = props.fields;
  const { categories, failed, retry } = useCategories(api, articleType);
  const chosen = categoryId === null ? [] : [{ id: categoryId, name: categoryName ?? '原分类' }];
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
            ...(categories ?? chosen).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onChange({ categoryId: id || null })}
        />
        {failed && (
          <p className="article-note" role="alert">
            分类没有载入。
            <Button
              size="small"
              onClick={() => {
                retry();
                document.getElementById('article-category')?.focus();
              }}
            >
              重试
            </Button>
          </p>
        )}
      </Field>
    </>
  );
}

/** The categories of a type; `null` while they load or after a failure. */
function useCategories(api: ArticleApi, type: ArticleType) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ type: ArticleType; categories: Category[] | null }>();
  useEffect(() => {
    let active = true;
    const set = (categories: Category[] | null) => {
      if (active) setLoaded({ type, categories });
    };
    api.categories(type).then(set, () => set(null));
    return () => {
      active = false;
    };
  }, [api, type, attempt]);
  const current = loaded?.type === type ? loaded : undefined;
  return {
    categories: current?.categories ?? null,
    failed: current?.categories === null,
    retry() {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
