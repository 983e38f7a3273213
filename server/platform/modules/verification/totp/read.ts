import type { Transaction } from '../../../db/connection.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

/** What protects an account beside its password: since when the app, and how many passkeys. */
export async function countFactors(
  query: Transaction['query'],
  owner: repository.Owner,
): Promise<{ totpSince: Date | null; passkeys: number }> {
  const totpSince = (await repository.selectTotp(query, owner))?.confirmed_at ?? null
  return { totpSince, passkeys: (await repository.selectPasskeys(query, owner)).length }
}

/** Whether the member's app is enrolled, since when, and how many recovery codes are left. */
export async function readTotp(
  { database }: Pick<Dependencies, 'database'>,
  owner: repository.Owner,
): Promise<{ since: Date | null; recoveryCodesLeft: number }> {
  const since = (await repository.selectTotp(database.query, owner))?.confirmed_at ?? null
  return {
    since,
    recoveryCodesLeft: since === null ? 0 : await repository.countRecoveryCodes(database.query, owner),
  }
}
