/** Whether somebody has seen to a message. */
export const stateNames = { waiting: '待处理', handled: '已处理' } as const;
export type State = keyof typeof stateNames;

/** What somebody left at a contact page, as the platform shows it to operators; moments are ISO in UTC. */
export interface Message {
  id: string;
  contactId: string;
  name: string;
  /** Phone or e-mail for the answer. */
  replyTo: string;
  text: string;
  sentAt: string;
  /** `null` while it waits. */
  handledAt: string | null;
}

/** Names of the offices by their numbers. */
export type Offices = ReadonlyMap<string, string>;

export const stateOf = ({ handledAt }: Message): State => (handledAt === null ? 'waiting' : 'handled');
