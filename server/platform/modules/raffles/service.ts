import { bind } from '../../lib/bind.ts'
import type { Dependencies } from './service/dependencies.ts'
import { countSpins, listSpins, readRaffles } from './service/read.ts'
import { spin } from './service/spin.ts'
import { giveTickets, mayGive } from './service/tickets.ts'

/** Raffles: tickets that documents give, and prizes that they draw (domain.md 8). */
export function createRafflesService(dependencies: Dependencies) {
  return bind(dependencies, { readRaffles, countSpins, listSpins, spin, giveTickets, mayGive })
}

export type RafflesService = ReturnType<typeof createRafflesService>
