import type { FormRule } from 'antd';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ZodMiniType } from 'zod/mini';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './complaints/messages';

/** Antd's rules of a field from its contract, so that the form and the platform judge alike. */
export type GetFieldRules = (schema: ZodMiniType<unknown, string>, required?: Message) => FormRule[];

/**
 * Gives the rules of a field: `schema` is its contract, told only once there is something to judge; `required` is what
 * an empty field says, absent where it may stay empty.
 */
export function useFieldRules(): GetFieldRules {
  const intl = useIntl();
  return useCallback(
    (schema, required) => [
      ...(required ? [{ required: true, whitespace: true, message: intl.formatMessage(required) }] : []),
      {
        validator(_rule, value: unknown) {
          const text = typeof value === 'string' ? value : '';
          const error = text.trim() === '' ? null : validationMessage(intl, schema, text);
          return error === null ? Promise.resolve() : Promise.reject(new Error(error));
        },
      },
    ],
    [intl],
  );
}

/** What the contract says against a text in the reader's language; null when it fits. */
export function validationMessage(
  intl: IntlShape,
  schema: ZodMiniType<unknown, string>,
  text: string,
): string | null {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue ? intl.formatMessage(messageForIssue(issue.message)) : null;
}

/** The translatable text of a complaint of a contract; a general one for those that have no words of their own. */
export function messageForIssue(issue: string): Message {
  return messageByChineseText.get(issue) ?? messages.other;
}

const messageByChineseText = new Map(Object.values(messages).map((text) => [text.defaultMessage, text]));
