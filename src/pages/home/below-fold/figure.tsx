import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';

/** A number above its name. @param note below both */
export function Figure({ name, value, note }: { name: ReactNode; value: number; note?: ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        {note}
      </dt>
      <dd>
        <FormattedNumber value={value} />
      </dd>
    </div>
  );
}
