import type { MemberSession } from '../../http/session.ts'
import { passwordMatches } from '../../lib/credentials.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as repository from './repository.ts'

const MOST_TRIES = 3

/** The sign-in password as a proof inside a session: before credentials change, and after the session was idle. */
export function createOwnPassword({ database, clock, failures }: MembersParts) {
  async function matches({ merchantId, memberId }: MemberSession, password: string): Promise<boolean> {
    const passwords = await repository.selectPasswords(database.query, merchantId, memberId, clock.now())
    const fits = await Promise.all(passwords.map(({ hash }) => passwordMatches(hash, password)))
    return fits.includes(true)
  }

  return {
    matches,

    /** Throws OLD_PASSWORD_WRONG about `field`. A stolen session may not try at will: three failures in 30 minutes. */
    async check(session: MemberSession, password: string, ip: string, field: string): Promise<void> {
      const { merchantId, account } = session
      const before = await failures.read(merchantId, account, ip)
      if ((await matches(session, password)) && before.byPair < MOST_TRIES) return
      await failures.add(merchantId, account, ip)
      throw membersErrors.OLD_PASSWORD_WRONG({ field })
    },
  }
}

export type OwnPassword = ReturnType<typeof createOwnPassword>
