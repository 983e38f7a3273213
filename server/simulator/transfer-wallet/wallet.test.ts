import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openJournal } from '../journal.ts'
import { amountScale } from '../play/wallet.ts'
import { createBalances } from './balances.ts'
import { createTransferPlay } from './wallet.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'transfer-wallet-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const player = { user: 'lan', token: 'token', gameCode: 'baccarat', currency: 'VND' }
const key = { vendor: 'BBIN', player: 'lan', currency: 'VND' }
const bet = { round: 'round', transaction: 'bet' }
const win = { round: 'round', transaction: 'win', betTransaction: 'bet', amount: 18 * amountScale }

/** The vendor's wallets as a process finds them that starts over this journal. */
function start() {
  const journal = openJournal(folder)
  const balances = createBalances(journal)
  const play = createTransferPlay({ journal, balances, findGame: () => ({ vendorCode: 'BBIN' }) })
  return { balances, play, told: () => play.settledAfter(0, 10).length }
}

it('tells a settled bet by its feed wherever a kill comes between', async () => {
  const file = join(folder, 'journal.jsonl')
  const { balances, play } = start()
  balances.change(key, 100_0000n)
  await play.wallet.bet(player, { ...bet, amount: 10 * amountScale }, 'rollback')
  const before = readFileSync(file, 'utf8').length
  await play.wallet.win(player, win)
  const written = readFileSync(file, 'utf8')

  const said = written.length - before
  for (const cut of [0, 1, said / 4, said / 2, (said * 3) / 4, said - 1, said]) {
    writeFileSync(file, written.slice(0, before + Math.floor(cut)))
    const after = start()
    expect([after.balances.of(key), after.told()]).toEqual(after.told() === 1 ? [108_0000n, 1] : [90_0000n, 0])
    // The maker of the game repeats the win until it is acknowledged.
    await after.play.wallet.win(player, win)
    expect([after.balances.of(key), after.told()], `cut after ${cut} of ${said} characters`).toEqual([108_0000n, 1])
  }
})
