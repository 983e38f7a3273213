import { SimulatorError } from '../http/errors.ts'
import type { PlaySession, Sessions } from './sessions.ts'
import type { PlayerWallet, WalletCode } from './wallet.ts'

interface Parts {
  readonly sessions: Sessions
  readonly wallets: ReadonlyMap<WalletCode, PlayerWallet>
}

/** The player's balance as the wallet says it; null while it cannot be asked. Throws SESSION_ENDED. */
export async function askBalance({ sessions, wallets }: Parts, session: PlaySession): Promise<number | null> {
  const wallet = session.wallet && wallets.get(session.wallet)
  if (!session.player || !wallet) return session.demoBalance
  const player = { ...session.player, gameCode: session.gameCode, currency: session.currency }
  const isFirst = session.lastSeenAt === session.createdAt
  const questions = isFirst ? [wallet.info, wallet.balance] : [wallet.balance]
  let balance: number | null = null
  for (const ask of questions) {
    const answer = await ask(player)
    if (answer.kind !== 'answered') return null
    if (answer.verdict === 'SESSION_ENDED') {
      sessions.change(session.id, { endedBecause: answer.status })
      throw new SimulatorError(410, 'SESSION_ENDED', answer.status)
    }
    balance = answer.balance ?? null
  }
  sessions.change(session.id, {})
  return balance
}
