import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { languageNames, languages } from '@/shared/intl/languages';
import { themeChoices, type ThemeChoice, type ThemeSettings } from '@/shared/theme/theme-settings';
import { appearancePreviewed, languageChanged, selectSettings } from '../store/settings-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';
import { OptionThumbnail } from './option-thumbnail';
import styles from './settings.module.css';

/** A theme setting with a few values. @param thumbnails shows a picture of each value */
export function RadioSetting<Name extends ThemeChoice>({
  name,
  thumbnails = false,
}: {
  name: Name;
  thumbnails?: boolean;
}) {
  const { theme } = usePortalSelector(selectSettings);
  const dispatch = usePortalDispatch();
  const values: readonly ThemeSettings[ThemeChoice][] = themeChoices[name];
  return (
    <RadioGroup
      title={messages[name]}
      thumbnails={thumbnails}
      value={theme[name]}
      options={values.map((value) => ({
        value,
        label: <FormattedMessage {...optionLabel(name, value)} />,
        thumbnail: thumbnails && <OptionThumbnail value={value} />,
      }))}
      onChange={(value) => {
        dispatch(appearancePreviewed({ theme: { [name]: value } }));
      }}
    />
  );
}

function optionLabel(name: ThemeChoice, value: string): Message {
  const found = Object.entries<Message>(messages).find(([key]) => key === `${name}.${value}`);
  return found ? found[1] : messages[name];
}

/** The interface language; it is stored at once. */
export function LanguageSetting() {
  const { language } = usePortalSelector(selectSettings);
  const dispatch = usePortalDispatch();
  return (
    <RadioGroup
      title={messages.language}
      value={language}
      options={languages.map((value) => ({
        value,
        label: <span lang={value}>{languageNames[value]}</span>,
      }))}
      onChange={(value) => {
        dispatch(languageChanged(value));
      }}
    />
  );
}

function RadioGroup<Value extends string>({
  title,
  thumbnails = false,
  value: selected,
  options,
  onChange,
}: {
  title: Message;
  thumbnails?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode; thumbnail?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <FormattedMessage {...title} />
      </legend>
      <div className={thumbnails ? styles.cards : styles.chips}>
        {options.map(({ value, label, thumbnail }) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              checked={value === selected}
              onChange={() => {
                onChange(value);
              }}
            />
            {thumbnail}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
