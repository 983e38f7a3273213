import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import * as repository from '../repository.ts'
import { brandKinds, rightOf } from './kinds.ts'

interface Dependencies {
  readonly database: Database
}

export function createRecordsOperatorService({ database }: Dependencies) {
  return {
    /** Records of the brand in view, of the kinds that the operator may read; whatever else is left out. */
    async findOfBrand({ merchantId, rights }: OperatorSession, ids: readonly string[]) {
      const kinds = brandKinds.filter((kind) => rights.has(rightOf[kind]))
      return repository.findOfBrand(database, merchantId, kinds, ids)
    },
  }
}
