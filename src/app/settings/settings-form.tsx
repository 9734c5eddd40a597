import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { extraNames, themeSwitches, type ThemeSwitch } from '@/shared/theme/theme-settings';
import { appearancePreviewed, selectSettings } from '../store/settings-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';
import { LanguageSetting, RadioSetting } from './radio-setting';
import styles from './settings.module.css';

const tabSwitches: readonly ThemeSwitch[] = ['showTabs', 'showTabsIcon'];
const headerSwitches = themeSwitches.filter((name) => !tabSwitches.includes(name));

/** All display settings, in sections. */
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
          dispatch(appearancePreviewed({ theme: { [name]: on } }));
        }}
      />
    ));
  return (
    <>
      <Section title="appearance">
        <RadioSetting name="themeName" thumbnails />
        <RadioSetting name="background" />
        <LanguageSetting />
      </Section>
      <Section title="layouts">
        <RadioSetting name="layout" thumbnails />
        {theme.layout === 'column' && <RadioSetting name="columnStyle" />}
      </Section>
      <Section title="readingAids">
        {extraNames.map((name) => (
          <Switch
            key={name}
            name={name}
            on={extra[name]}
            onChange={(on) => {
              dispatch(appearancePreviewed({ extra: { [name]: on } }));
            }}
          />
        ))}
      </Section>
      <Section title="tabs">
        {switches(theme.showTabs ? tabSwitches : ['showTabs'])}
        {theme.showTabs && <RadioSetting name="tabsBarStyle" />}
      </Section>
      <Section title="tools">{switches(headerSwitches)}</Section>
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
