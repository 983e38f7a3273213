import type { WitnessedDeed } from '../../http/http-context.ts'
import type { MemberSession } from '../../http/session.ts'
import { bind } from '../../lib/bind.ts'
import { change, close, disable, enable, setPassword } from './service/change.ts'
import { create } from './service/create.ts'
import type { Dependencies } from './service/dependencies.ts'
import { list, listDeeds } from './service/read.ts'
import { witness } from './service/witness.ts'

/** Those whom agents let act in their names (decision 0039). */
export function createSubaccountsService(dependencies: Dependencies) {
  return {
    ...bind(dependencies, { list, listDeeds, create, change, setPassword, disable, enable, close }),

    // By hand: `bind` would forget what the work results in.
    witness: <Result>(session: MemberSession, deed: WitnessedDeed, work: () => Promise<Result>): Promise<Result> =>
      witness(dependencies, session, deed, work),
  }
}

export type SubaccountsService = ReturnType<typeof createSubaccountsService>
