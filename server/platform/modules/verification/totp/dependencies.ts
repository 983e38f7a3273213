import type { Database } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { Tries } from '../tries.ts'

/** What the operations on authenticator apps work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly box: SecretBox
  readonly tries: Tries
}
