import { Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { singleLine } from '@/contracts/fields';
import { hospitalPage } from '@/contracts/hospital';
import { limits } from '@/contracts/limits';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApi } from '@/shared/api/call-api';
import { useCapabilities } from '@/shared/config/config-context';
import { FieldHint } from '@/shared/form/field-hint';
import { useFieldRules } from '@/shared/form/field-rules';
import { messages } from './messages';

const hospital = singleLine(limits.hospitalMax);

/** Milliseconds without a key before the typed text is looked up. */
const pauseMs = 250;
/** Number of suggested hospitals. */
const suggested = 30;

/** The form field `hospital`, the user's place of work (R10.18): one of the training hospitals, or any other text. */
export function HospitalField({ size = 'middle' }: { size?: 'middle' | 'large' }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const hasHospitals = useCapabilities().has('hospitals');
  const listId = useId();
  const { names, search } = useHospitalNames(hasHospitals);
  return (
    <>
      <Form.Item
        name="hospital"
        label={intl.formatMessage(messages.hospital)}
        extra={hasHospitals && <FieldHint text={messages.hospitalHint} />}
        rules={rulesOf(hospital, messages.hospitalRequired)}
      >
        <Input
          size={size}
          autoComplete="organization"
          maxLength={limits.hospitalMax}
          list={listId}
          onFocus={({ target }) => search(target.value)}
          onInput={({ currentTarget }) => search(currentTarget.value)}
        />
      </Form.Item>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The names of training hospitals that contain the typed text; without them the field is a plain one. */
function useHospitalNames(isAvailable: boolean) {
  const dispatch = useDispatch<ApiDispatch>();
  const [keyword, setKeyword] = useState<string>();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isAvailable || keyword === undefined) return undefined;
    let isCurrent = true;
    const query = keyword === '' ? {} : { keyword };
    const load = async () => {
      const request = { current: 1, size: suggested, query };
      const { data } = await dispatch(callApi(hospitalPage, request, undefined, { toast: false }));
      if (isCurrent && data) setNames([...new Set(data.records.map(({ name }) => name))]);
    };
    const timer = setTimeout(() => void load(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dispatch, isAvailable, keyword]);
  return { names, search: (text: string) => setKeyword(text.trim().slice(0, limits.keywordMax)) };
}
