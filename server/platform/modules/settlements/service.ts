import { bind } from '../../lib/bind.ts'
import type { Dependencies } from './service/dependencies.ts'
import { readForecasts } from './service/forecast.ts'
import { payAll } from './service/pay.ts'
import {
  explainEarning,
  findEarning,
  listDownlineShares,
  listEarningBets,
  listEarnings,
  listPayKinds,
  listTeamParts,
  readIncome,
} from './service/read.ts'
import { settleDue } from './service/settle.ts'
import { tryContract } from './service/try-contract.ts'

/** What contracts of agents come to in each window, and how it is paid (domain.md 7, decision 0038). */
export function createSettlementsService(dependencies: Dependencies) {
  return bind(dependencies, {
    settleDue,
    payAll,
    listEarnings,
    findEarning,
    explainEarning,
    listEarningBets,
    listPayKinds,
    listDownlineShares,
    listTeamParts,
    readForecasts,
    readIncome,
    tryContract,
  })
}

export type SettlementsService = ReturnType<typeof createSettlementsService>
