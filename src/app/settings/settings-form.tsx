import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { extraNames, themeSwitches, type ThemeSwitch } from '@/shared/theme/theme-settings';
import { usePortalDispatch, usePortalSelector } from '../store';
import { ChoiceField, LanguageField } from './choice-field';
import { messages } from './messages';
import { lookTried, selectSettings } from './settings';
import styles from './settings.module.css';

const ofTabs: readonly ThemeSwitch[] = ['showTabs', 'showTabsIcon'];
const ofHeader = themeSwitches.filter((name) => !ofTabs.includes(name));

/** All fields of the look, and the language, which is kept as soon as it is chosen. */
export function SettingsForm() {
  const { theme, extra } = usePortalSelector(selectSettings);
  const dispatch = usePortalDispatch();
  const switches = (names: readonly ThemeSwitch[]) =>
    names.map((name) => (
      <Switch
        key={name}
        name={name}
        on={theme[name]}
        onChange={(on) => {
          dispatch(lookTried({ theme: { [name]: on } }));
        }}
      />
    ));
  return (
    <>
      <Section title="look">
        <ChoiceField name="themeName" pictures />
        <ChoiceField name="background" />
        <LanguageField />
      </Section>
      <Section title="place">
        <ChoiceField name="layout" pictures />
        {theme.layout === 'column' && <ChoiceField name="columnStyle" />}
      </Section>
      <Section title="help">
        {extraNames.map((name) => (
          <Switch
            key={name}
            name={name}
            on={extra[name]}
            onChange={(on) => {
              dispatch(lookTried({ extra: { [name]: on } }));
            }}
          />
        ))}
      </Section>
      <Section title="tabs">
        {switches(theme.showTabs ? ofTabs : ['showTabs'])}
        {theme.showTabs && <ChoiceField name="tabsBarStyle" />}
      </Section>
      <Section title="tools">{switches(ofHeader)}</Section>
    </>
  );
}

function Section({ title, children }: { title: keyof typeof messages; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>
        <FormattedMessage {...messages[title]} />
      </h3>
      {children}
    </section>
  );
}

function Switch({
  name,
  on,
  onChange,
}: {
  name: keyof typeof messages;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <FormattedMessage {...messages[name]} />
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
    </label>
  );
}
