import type { Driver } from '../driver.ts'
import type { Case } from '../table.ts'
import { orderCases } from './orders.ts'
import { playerCases } from './players.ts'
import { rollbackCases } from './rollbacks.ts'
import { stormCases } from './storms.ts'
import { wireCases } from './wire.ts'

const all: readonly Case[] = [...orderCases, ...rollbackCases, ...playerCases, ...wireCases, ...stormCases]

/** The cases that a protocol can be asked. */
export const casesOf = (driver: Pick<Driver, 'betAndWin'>): Case[] =>
  all.filter(({ needsBatch }) => !needsBatch || driver.betAndWin !== undefined)
