import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { idNumberEdit, profile, profileEdit } from '@/contracts/profile';
import { maskIdNumber } from '@/contracts/masks';
import { dictionaryItems } from '../../db/schema';
import { PlatformFault } from '../../http/fault';
import { registerCall } from '../../http/register-call';
import { signedIn, signedInUser } from '../session/signed-in';
import { changeUser } from '../session/users';
import { registerAvatar } from './avatar';
import { idNumberPlace, toProfile } from './profile-wire';
import { registerSafety } from './safety';
import { registerDeparture } from './departure';

/** What a person says of themselves, and what keeps their account safe. */
export function registerProfile(app: FastifyInstance): void {
  const { database, vault } = app.platform;

  registerCall(app, profile, async (_input, context) =>
    toProfile(await signedInUser(database, context), vault),
  );

  registerCall(app, profileEdit, async (input, context) => {
    if (input.jobTitle !== null) await checkJobTitle(input.jobTitle);
    await changeUser(database, signedIn(context).userId, input);
    return null;
  });

  registerCall(app, idNumberEdit, async ({ idNumber }, context) => {
    const { userId } = signedIn(context);
    const change = idNumber
      ? { idNumberSealed: vault.seal(idNumber, idNumberPlace(userId)), idNumberConsentAt: context.now }
      : { idNumberSealed: null, idNumberConsentAt: null };
    await changeUser(database, userId, change);
    return { idNumber: idNumber && maskIdNumber(idNumber) };
  });

  registerAvatar(app);
  registerSafety(app);
  registerDeparture(app);

  async function checkJobTitle(code: string): Promise<void> {
    // A zero character is no PostgreSQL text, and no code either.
    const known = code.includes('\0')
      ? 0
      : await database.$count(
          dictionaryItems,
          and(eq(dictionaryItems.dictCode, 'professional_title'), eq(dictionaryItems.itemCode, code)),
        );
    if (known === 0) throw new PlatformFault('A0400', 'jobTitle：没有这个职称');
  }
}
