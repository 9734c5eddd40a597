interface CapabilityDeclaration {
  /** Patterns of the pages that exist only with it. */
  readonly pages: readonly string[];
  /** The capability that this one depends on. */
  readonly requires?: 'courses';
}

/** Optional capabilities of a platform; the setting `without` turns off their screens. A call names its own. */
export const capabilities = {
  courses: { pages: ['/project', '/project/:id', '/study/:id', '/uc/overview', '/uc/myProject'] },
  courseCounts: { pages: [], requires: 'courses' },
  waitlist: { pages: [], requires: 'courses' },
  documents: { pages: [], requires: 'courses' },
  notes: { pages: [], requires: 'courses' },
  credits: { pages: ['/uc/myCredit'], requires: 'courses' },
  certificates: { pages: ['/uc/myCert', '/verify', '/verify/:number'], requires: 'courses' },
  hospitals: { pages: ['/hospital', '/hospital/:id'] },
  teachers: { pages: ['/teacher/:id'], requires: 'courses' },
  favourites: { pages: ['/uc/myFavourite'] },
  messages: { pages: ['/sys-message'] },
  notifications: { pages: [] },
  search: { pages: ['/search'] },
  help: { pages: ['/help'] },
  contact: { pages: ['/contactus/:id'] },
  profile: { pages: ['/uc/userInfo'] },
  emailConfirmation: { pages: [] },
  smsCodes: { pages: [] },
  errorReports: { pages: [] },
  statistics: { pages: [] },
} as const satisfies Readonly<Record<string, CapabilityDeclaration>>;

export type Capability = keyof typeof capabilities;
export const capabilityNames = Object.keys(capabilities) as [Capability, ...Capability[]];

/** The capabilities that remain when these are turned off; one that requires another is turned off with it. */
export function remainingCapabilities(without: readonly Capability[]): ReadonlySet<Capability> {
  return new Set(
    capabilityNames.filter((name) => {
      const { requires }: CapabilityDeclaration = capabilities[name];
      return !without.includes(name) && (requires === undefined || !without.includes(requires));
    }),
  );
}
