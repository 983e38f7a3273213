import type { MemberSession } from '../../http/session.ts'
import { passwordMatches } from '../../lib/credentials.ts'
import { signInNameOf } from '../../lib/subaccounts.ts'
import { lookWithPlace } from '../verification/service.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import * as repository from './repository.ts'

/** The sign-in password of who is signed in, as a proof inside a session: before credentials change, and after the session was idle. */
export function createOwnPassword({ database, clock, failures, subaccountKeeper }: MembersParts) {
  async function hashesOf({ merchantId, memberId, subaccount }: MemberSession): Promise<(string | undefined)[]> {
    if (subaccount !== null) return [(await subaccountKeeper.find(merchantId, subaccount.id))?.passwordHash]
    const passwords = await repository.selectPasswords(database.query, merchantId, memberId, clock.now())
    return passwords.map(({ hash }) => hash)
  }

  async function matches(session: MemberSession, password: string): Promise<boolean> {
    const hashes = await hashesOf(session)
    const fits = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)))
    return fits.includes(true)
  }

  return {
    matches,

    /** Throws OLD_PASSWORD_WRONG about `field`. A stolen session may not try at will: three failures in 30 minutes. */
    async check(session: MemberSession, password: string, field: string): Promise<void> {
      const { merchantId } = session
      const name = signInNameOf(session)
      await failures.ownInTurn(merchantId, name, async () => {
        const attempt = await failures.beginOwn(merchantId, name)
        const look = attempt.allows === 'ANYTHING' ? matches(session, password) : passwordMatches(undefined, password)
        const isRight = await lookWithPlace(attempt, look)
        if (!isRight) throw membersErrors.OLD_PASSWORD_WRONG({ field })
        await attempt.giveBack()
      })
    },
  }
}

export type OwnPassword = ReturnType<typeof createOwnPassword>
