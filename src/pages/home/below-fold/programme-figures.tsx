import { useId } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ProgrammeYear } from '@/contracts/statistics';
import { DictionaryNames } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { Figure } from './figure';
import { messages } from './messages';
import styles from './below-fold.module.css';

/** A year of the national programme with its source, and how much each figure differs from that of the year before. */
export function ProgrammeFigures({
  latest: { year, source, figures },
  before,
}: {
  latest: ProgrammeYear;
  before: ProgrammeYear | undefined;
}) {
  const heading = useId();
  const earlier = new Map(
    before?.year === year - 1 ? before.figures.map(({ code, value }) => [code, value]) : [],
  );
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage {...messages.programme} values={{ year: String(year) }} />
      </h2>
      <dl>
        {figures.map(({ code, value }) => {
          const was = earlier.get(code);
          return (
            <Figure
              key={code}
              name={<DictionaryNames of={[['programme_figure', code]]} />}
              value={value}
              note={was !== undefined && <Change by={value - was} />}
            />
          );
        })}
      </dl>
      <p>
        <FormattedMessage
          {...messages.source}
          values={{
            source: (
              <span key="source" lang={contentLanguage}>
                {source}
              </span>
            ),
          }}
        />
      </p>
    </section>
  );
}

function Change({ by }: { by: number }) {
  return (
    <small className={styles.change}>
      <FormattedMessage
        {...messages.change}
        values={{ change: <FormattedNumber key="change" value={by} signDisplay="exceptZero" /> }}
      />
    </small>
  );
}
