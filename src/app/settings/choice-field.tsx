import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageNames, languages } from '@/shared/intl/languages';
import type { Text } from '@/shared/intl/texts';
import { themeChoices, type ThemeChoice, type ThemeSettings } from '@/shared/theme/theme-settings';
import { usePortalDispatch, usePortalSelector } from '../store';
import { ChoicePicture } from './choice-picture';
import { messages } from './messages';
import { languageChosen, lookTried, selectSettings } from './settings';
import styles from './settings.module.css';

/** One of several values of the theme. @param pictures shows what each looks like */
export function ChoiceField<Name extends ThemeChoice>({
  name,
  pictures = false,
}: {
  name: Name;
  pictures?: boolean;
}) {
  const { theme } = usePortalSelector(selectSettings);
  const dispatch = usePortalDispatch();
  const values: readonly ThemeSettings[ThemeChoice][] = themeChoices[name];
  return (
    <Choices
      title={messages[name]}
      pictures={pictures}
      value={theme[name]}
      options={values.map((value) => ({
        value,
        label: <FormattedMessage {...textOf(name, value)} />,
        picture: pictures && <ChoicePicture value={value} />,
      }))}
      onChoose={(value) => {
        dispatch(lookTried({ theme: { [name]: value } }));
      }}
    />
  );
}

function textOf(name: ThemeChoice, value: string): Text {
  const found = Object.entries<Text>(messages).find(([key]) => key === `${name}.${value}`);
  return found ? found[1] : messages[name];
}

export function LanguageField() {
  const { language } = usePortalSelector(selectSettings);
  const dispatch = usePortalDispatch();
  return (
    <Choices
      title={messages.language}
      value={language}
      options={languages.map((value) => ({
        value,
        label: <span lang={value}>{languageNames[value]}</span>,
      }))}
      onChoose={(value) => {
        dispatch(languageChosen(value));
      }}
    />
  );
}

function Choices<Value extends string>({
  title,
  pictures = false,
  value: chosen,
  options,
  onChoose,
}: {
  title: Text;
  pictures?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode; picture?: ReactNode }[];
  onChoose: (value: Value) => void;
}) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>
        <FormattedMessage {...title} />
      </legend>
      <div className={pictures ? styles.cards : styles.chips}>
        {options.map(({ value, label, picture }) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
              }}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
