import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ResponseOf } from '@/contracts/call';
import {
  notificationChannels,
  notificationEvents,
  notificationSettingsEdit,
  type NotificationChannel,
  type NotificationEvent,
  type notificationSettings,
} from '@/contracts/notification';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useCapabilities } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAction } from '@/shared/ui/use-action';
import { notificationApi } from './api';
import { messages } from './messages';
import styles from './notification-settings.module.css';

type Settings = ResponseOf<typeof notificationSettings>;

/**
 * Settings for messages that are also sent by SMS and e-mail; loaded when they are opened, and stored with each choice.
 */
export function NotificationSettings() {
  const [wasOpened, setOpened] = useState(false);
  if (!useCapabilities().has('notifications')) return null;
  return (
    <details
      className={styles.settings}
      onToggle={() => {
        setOpened(true);
      }}
    >
      <summary>
        <FormattedMessage {...messages.notifications} />
      </summary>
      {wasOpened && <Choices />}
    </details>
  );
}

function Choices() {
  const query = notificationApi.endpoints.notificationSettings.useQuery({});
  return (
    <QueryView query={query} loading={<Skeleton bars={4} title={messages.notifications} />}>
      {(settings) =>
        settings.channels.length === 0 ? (
          <NoChannel settings={settings} />
        ) : (
          <ChoiceTable settings={settings} />
        )
      }
    </QueryView>
  );
}

function ChoiceTable({ settings }: { settings: Settings }) {
  const intl = useIntl();
  const dispatch = useDispatch<ApiDispatch>();
  const [save, busy] = useAction(notificationSettingsEdit, {
    onSuccess(stored) {
      const { updateQueryData } = notificationApi.util;
      dispatch(updateQueryData('notificationSettings', {}, (shown) => ({ ...shown, ...stored })));
    },
  });
  const channels = notificationChannels.filter((channel) => settings.channels.includes(channel));
  const choose = (channel: NotificationChannel, event: NotificationEvent, isChosen: boolean) => {
    const { sms, email } = settings;
    const others = settings[channel].filter((one) => one !== event);
    void save({ sms, email, [channel]: isChosen ? [...others, event] : others });
  };
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage {...messages.notificationsText} />
      </p>
      <ul className={styles.events} aria-busy={busy}>
        {notificationEvents.map((event) => (
          <li key={event}>
            <span>
              <FormattedMessage {...messages[`event.${event}`]} />
            </span>
            {channels.map((channel) => (
              <label key={channel}>
                <input
                  type="checkbox"
                  checked={settings[channel].includes(event)}
                  aria-label={intl.formatMessage(messages.choice, {
                    event: intl.formatMessage(messages[`event.${event}`]),
                    channel: intl.formatMessage(messages[channel]),
                  })}
                  aria-disabled={busy}
                  onChange={({ target }) => {
                    if (!busy) choose(channel, event, target.checked);
                  }}
                />
                <FormattedMessage {...messages[channel]} />
              </label>
            ))}
          </li>
        ))}
      </ul>
      {settings.emailToConfirm && <ProfileHint text={messages.emailToConfirm} link={messages.toConfirm} />}
    </>
  );
}

/** Neither phone nor e-mail address can be used. */
function NoChannel({ settings }: { settings: Settings }) {
  return settings.emailToConfirm ? (
    <ProfileHint text={messages.emailToConfirm} link={messages.toConfirm} />
  ) : (
    <ProfileHint text={messages.noChannel} link={messages.toProfile} />
  );
}

/** Says which part of the profile is missing, with a link to it. */
function ProfileHint({ text, link }: { text: Message; link: Message }) {
  const canEdit = useCapabilities().has('profile');
  return (
    <p className={styles.hint}>
      <FormattedMessage {...text} />{' '}
      {canEdit && (
        <Link to={paths.userCentre.href({ section: 'userInfo' })}>
          <FormattedMessage {...link} />
        </Link>
      )}
    </p>
  );
}
