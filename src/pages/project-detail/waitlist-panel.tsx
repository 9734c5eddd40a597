import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { waitlistSet } from '@/contracts/waitlist';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { Link } from '@/shared/ui/link';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { DenialReason, MissingProfile, UnfitProfile } from './denial-reason';
import { messages } from './messages';
import styles from './enrolment-panel.module.css';
import type { WaitlistState } from './use-waitlist';

const texts = {
  seat: {
    offer: messages.seatOffer,
    waiting: messages.seatWaiting,
    login: messages.seatLogin,
    join: messages.seatJoin,
    leave: messages.seatLeave,
    joined: messages.seatJoined,
    left: messages.seatLeft,
  },
  opening: {
    offer: messages.openingOffer,
    waiting: messages.openingWaiting,
    login: messages.openingLogin,
    join: messages.openingJoin,
    leave: messages.openingLeave,
    joined: messages.openingJoined,
    left: messages.openingLeft,
  },
} as const;

/** Lets the user wait for a seat of a full project or for its enrolment to open, and says what happens then. */
export function WaitlistPanel({ project, waiting }: { project: ProjectDetail; waiting: WaitlistState }) {
  const textId = useId();
  const { kind, entry, isSignedIn, mayJoin, query } = waiting;
  return (
    <div className={styles.action} data-waiting={entry && ''}>
      <WaitlistAction project={project} waiting={waiting} describedBy={textId} />
      <div id={textId} className={styles.reason}>
        <p role="status">
          <FormattedMessage
            {...texts[kind][entry ? 'waiting' : 'offer']}
            values={{
              position: entry?.position ?? 1,
              strong: (parts) => <strong key="state">{parts}</strong>,
              opens: <FormattedDateTime value={project.enrolFrom} />,
              closes: <FormattedDateTime value={project.enrolUntil} />,
            }}
          />
        </p>
        {isSignedIn && !mayJoin && project.prerequisites.some(({ met }) => !met) && (
          <DenialReason code="A0305" project={project} />
        )}
        <MissingProfile project={project} />
        <UnfitProfile project={project} />
      </div>
      <MissingPart query={query} name={messages.waitlist} />
    </div>
  );
}

/** The button alone: it joins and leaves; for a visitor it opens the login, which returns here. */
export function WaitlistAction({
  project: { id: projectId, title },
  waiting: { kind, entry, isSignedIn, mayJoin },
  describedBy,
}: {
  project: ProjectDetail;
  waiting: WaitlistState;
  describedBy?: string;
}) {
  const toasts = useToasts();
  const { confirm } = useConfirm();
  const [run, busy] = useAction(waitlistSet, {
    onSuccess: (_data, { waits }) => {
      toasts.show({ kind: 'success', text: texts[kind][waits ? 'joined' : 'left'], key: 'waitlist' });
    },
    onSettled: useInvalidateEnrolment(),
  });
  if (!isSignedIn)
    return (
      <Link className={styles.login} to={loginHref(paths.project.href({ id: projectId }))}>
        <FormattedMessage {...texts[kind].login} />
      </Link>
    );
  // Until the entry is known, a click joins, which changes nothing for a user who has one.
  const isDisabled = busy || (!entry && !mayJoin);
  const change = async () => {
    const { confirmSeatLeave: text, seatLeave: confirmLabel, seatStay: cancelLabel } = messages;
    // A position in the queue cannot be restored; a reminder can.
    const needsConfirmation = entry && kind === 'seat';
    if (
      needsConfirmation &&
      !(await confirm({ text, values: { title }, confirmLabel, cancelLabel, danger: true }))
    )
      return;
    await run({ projectId, waits: !entry });
  };
  return (
    <Button
      solid={!entry}
      className={styles.enrol}
      aria-disabled={isDisabled}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isDisabled) void change();
      }}
    >
      <FormattedMessage {...texts[kind][entry ? 'leave' : 'join']} />
    </Button>
  );
}
