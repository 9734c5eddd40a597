import type { FormRule } from 'antd';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ZodMiniType } from 'zod/mini';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';

/** antd's rules of a field from its contract, so that form and platform validate alike. */
export type GetFieldRules = (
  schema: ZodMiniType<unknown, string>,
  required?: Message,
  /** The field is no error while it is empty, until the submit. */
  options?: { mayWait?: boolean },
) => FormRule[];

/**
 * Returns the rules of a field. `schema` is its contract and applies to non-empty text; `required` is the message of an
 * empty field, absent for an optional one.
 */
export function useFieldRules(): GetFieldRules {
  const intl = useIntl();
  return useCallback(
    (schema, required, { mayWait = false } = {}) => [
      ...(required
        ? [
            {
              required: true,
              whitespace: true,
              message: intl.formatMessage(required),
              ...(mayWait && { validateTrigger: 'onSubmit' }),
            },
          ]
        : []),
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

/** The first validation error of a text in the reader's language; null for a valid text. */
export function validationMessage(
  intl: IntlShape,
  schema: ZodMiniType<unknown, string>,
  text: string,
): string | null {
  const [issue] = schema.safeParse(text).error?.issues ?? [];
  return issue ? intl.formatMessage(messageForIssue(issue.message)) : null;
}

/** The translatable message of a schema's issue; a general one for an unknown issue. */
export function messageForIssue(issue: string): Message {
  return messageByChineseText.get(issue) ?? messages.invalid;
}

const messageByChineseText = new Map(
  Object.values(messages).map((message) => [message.defaultMessage, message]),
);
