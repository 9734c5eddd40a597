import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { realName } from '@/contracts/person-fields';
import { FieldHint } from '@/shared/form/field-hint';
import { useFieldRules } from '@/shared/form/field-rules';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';

type Size = 'middle' | 'large';

/** The form field `realName`, the name printed on certificates (R10.18). */
export function RealNameField({ size = 'middle' }: { size?: Size }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const hasCertificates = useIsAvailable()(paths.userCentre.href({ section: 'myCert' }));
  return (
    <Form.Item
      name="realName"
      label={intl.formatMessage(messages.realName)}
      extra={
        <>
          <SavedName />
          {hasCertificates && <FieldHint text={messages.realNameHint} />}
        </>
      }
      rules={rulesOf(realName, messages.realNameRequired)}
    >
      {/* no maxLength: it would cut a long name without a word */}
      <Input size={size} autoComplete="name" />
    </Form.Item>
  );
}

/** Says in which form the name will be stored, if that is not the one that was typed. */
function SavedName() {
  const typed = Form.useWatch<string | undefined>('realName') ?? '';
  const { data: name } = realName.safeParse(typed);
  return (
    <span role="status">
      {name !== undefined && name !== typed.trim() && (
        <FormattedMessage {...messages.realNameSaved} values={{ name }} />
      )}
    </span>
  );
}
