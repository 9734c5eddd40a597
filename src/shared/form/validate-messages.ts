import type { ConfigProviderProps } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

type ValidateMessages = NonNullable<NonNullable<ConfigProviderProps['form']>['validateMessages']>;

/** antd's own placeholders; antd fills them in. */
const blanks = { label: '${label}', len: '${len}', min: '${min}', max: '${max}', enum: '${enum}' };

/** Default validation messages of all forms (R5.27 to R5.33). */
export function useValidateMessages(): ValidateMessages {
  const intl = useIntl();
  return useMemo(() => {
    const say = (key: keyof typeof messages) => intl.formatMessage(messages[key], blanks);
    const type = say('type');
    const length = {
      len: say('lengthExact'),
      range: say('lengthRange'),
      min: say('lengthMin'),
      max: say('lengthMax'),
    };
    const range = { len: say('rangeExact'), range: say('range'), min: say('rangeMin'), max: say('rangeMax') };
    return {
      required: say('required'),
      whitespace: say('whitespace'),
      enum: say('enum'),
      types: {
        string: type,
        number: type,
        integer: type,
        boolean: type,
        array: type,
        object: type,
        email: type,
        url: type,
      },
      string: length,
      array: length,
      number: range,
      pattern: { mismatch: say('pattern') },
    };
  }, [intl]);
}
