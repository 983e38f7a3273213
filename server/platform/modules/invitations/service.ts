import { bind } from '../../lib/bind.ts'
import { create } from './service/create.ts'
import type { Dependencies } from './service/dependencies.ts'
import { end } from './service/end.ts'
import { offer } from './service/offer.ts'
import { openAccount } from './service/open-account.ts'
import { list, listArrivals, listOffers } from './service/read.ts'

/** How agents bring people into their lines: registration links, and accounts that they open themselves (§2, registerCenter). */
export function createInvitationsService(dependencies: Dependencies) {
  return bind(dependencies, { create, end, list, listArrivals, listOffers, offer, openAccount })
}

export type InvitationsService = ReturnType<typeof createInvitationsService>
