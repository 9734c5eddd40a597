/** What the platform calls the states of an issued certificate, and what people call them. */
export const stateNames = { issued: '有效', revoked: '已撤销', expired: '已过期' } as const;
export type State = keyof typeof stateNames;

/** A certificate as the platform shows it to operators; moments are ISO in UTC. */
export interface Certificate {
  number: string;
  state: State;
  /** `null` once the account is closed. */
  holder: string | null;
  title: string;
  credits: number;
  creditClass: string;
  issuedAt: string;
  expiresAt: string;
  revokedAt: string | null;
  reason: string | null;
}

/** Whose certificate of what, in one line. */
export function nameOf(certificate: Certificate): string {
  return `${holderOf(certificate)}《${certificate.title}》`;
}

export function holderOf({ holder }: Pick<Certificate, 'holder'>): string {
  return holder ?? '（账号已注销）';
}
