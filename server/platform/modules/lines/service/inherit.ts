import type { OpeningListener } from '../../members/service.ts'
import { keepNew } from '../repository/rules.ts'

/** A new member is held to what is set above from the first moment on. The caller holds the tree and has hung the member into it. */
export const inheritRules: OpeningListener = (tx, { merchant_id, id, registered_at }) =>
  keepNew(tx, merchant_id, id, registered_at)
