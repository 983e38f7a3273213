import type { Transaction } from '../../../db/connection.ts'
import { hashSecret, newPlainText } from '../../../lib/credentials.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 10
/** 32 signs that are told apart: 50 bits a code, so that a plain hash is enough. */
const RECOVERY_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** New codes in the place of all old ones, as they are told once: kept hashed. */
export async function newRecoveryCodes(tx: Transaction, owner: repository.Owner): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newPlainText(RECOVERY_LENGTH, RECOVERY_CHARACTERS))
  await repository.replaceRecoveryCodes(tx.query, owner, codes.map(hashSecret))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/** Whether it was a recovery code; it is used up. */
export const takeRecoveryCode = (
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  owner: repository.Owner,
  code: string,
): Promise<boolean> =>
  repository.takeRecoveryCode(tx.query, owner, hashSecret(code.replace(/[\s-]/g, '').toUpperCase()), clock.now())
