import type { Transaction } from '../../../db/connection.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../factors-repository.ts'
import type { Dependencies } from './dependencies.ts'

type Owner = repository.Owner
type OnDatabase = Pick<Dependencies, 'database'>

export const listPasskeys = ({ database }: OnDatabase, owner: Owner): Promise<repository.PasskeyRow[]> =>
  repository.selectPasskeys(database.query, owner)

/** Throws PASSKEY_NOT_FOUND. */
export async function renamePasskey({ database }: OnDatabase, owner: Owner, id: string, name: string): Promise<void> {
  if (!(await repository.renamePasskey(database.query, owner, id, name))) throw verificationErrors.PASSKEY_NOT_FOUND()
}

/** Takes all keys away, for who lost them. */
export const forgetPasskeys = (tx: Transaction, owner: Owner) => repository.deletePasskeys(tx.query, owner)

/** Throws PASSKEY_NOT_FOUND. */
export async function removePasskey(tx: Transaction, owner: Owner, id: string): Promise<void> {
  if (!(await repository.deletePasskey(tx.query, owner, id))) throw verificationErrors.PASSKEY_NOT_FOUND()
}
