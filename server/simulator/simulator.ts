import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createBank } from './bank/bank.ts'
import { registerPayouts } from './bank/payout-routes.ts'
import { createPayouts } from './bank/payouts.ts'
import { registerBank } from './bank/routes.ts'
import { createStatement } from './bank/statement.ts'
import { registerStatement } from './bank/statement-routes.ts'
import { findSimulatedGame } from './catalogue/catalogue.ts'
import { createVendorNews } from './catalogue/vendor-news.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { registerFaults } from './faults/routes.ts'
import { gameKinds } from './games/kinds.ts'
import { registerGcpApi } from './gcp/operator-api.ts'
import { createGcpWallet } from './gcp/wallet.ts'
import { serveFolder } from './http/assets.ts'
import { parseBodies } from './http/body.ts'
import { answerErrors } from './http/error-pages.ts'
import { setHeaders } from './http/headers.ts'
import { languageOf } from './http/language.ts'
import { prefix, sendPage } from './http/page.ts'
import { endStreams } from './http/stream.ts'
import { registerOperatorApi } from './hub88/operator-api.ts'
import { createHub88Wallet } from './hub88/wallet.ts'
import { registerIdentity } from './identity/routes.ts'
import { indexPage } from './index-page.ts'
import { openJournal } from './journal.ts'
import { createPublishers } from './lottery-results/publishers.ts'
import { registerLotteryResults } from './lottery-results/routes.ts'
import { registerMail } from './messages/mail.ts'
import { createOutbox } from './messages/outbox.ts'
import { registerOutbox } from './messages/routes.ts'
import { registerSms } from './messages/sms.ts'
import type { SimulatorOptions } from './options.ts'
import { createGames } from './play/games.ts'
import { registerPlay } from './play/routes.ts'
import { createSessions } from './play/sessions.ts'
import { createVendorRoom } from './play/vendor-room.ts'
import { createWagers } from './play/wagers.ts'
import type { PlayerWallet, WalletCode } from './play/wallet.ts'
import { createPsp } from './psp/psp.ts'
import { registerPsp } from './psp/routes.ts'
import { registerPush } from './push/routes.ts'
import { createUniform } from './random/uniform.ts'
import { createBalances } from './transfer-wallet/balances.ts'
import { registerTransferWallet } from './transfer-wallet/routes.ts'
import { createTransferPlay } from './transfer-wallet/wallet.ts'
import { registerVendorReports } from './vendor-reports/routes.ts'

export type { SimulatedBankAccount, SimulatorOptions } from './options.ts'

const bodyLimit = 256 * 1024

/**
 * Mounts the outside world under `/simulator`: game vendors, bank, payment service, SMS, mail and push services with an outbox,
 * an identity house, faults.
 * It goes on with callbacks that an earlier process left unfinished once the server listens, and stops with it.
 */
export async function registerSimulator(app: FastifyInstance, options: SimulatorOptions): Promise<void> {
  const journal = openJournal(options.dataDir === undefined ? undefined : join(options.dataDir, 'simulator'))
  const faults = createFaults()
  const games = createGames(findSimulatedGame)
  const sessions = createSessions(journal)
  const balances = createBalances(journal)
  const transferPlay = createTransferPlay({ journal, balances, findGame: games.find })
  const wallets = openWallets(options, faults, transferPlay.wallet)
  const wagers = createWagers({ journal, games, sessions, wallets, options })
  const vendor = createVendorRoom({ publicUrl: options.publicUrl, games, sessions, wagers })
  const bank = createBank(journal, faults, options)
  const psp = createPsp(journal, faults, options)
  const payouts = createPayouts(journal, faults, options)
  const outbox = createOutbox(journal)

  await app.register(
    async (room) => {
      parseBodies(room, bodyLimit)
      setHeaders(room)
      answerErrors(room, options.logger)
      serveFolder(room, '/assets', new URL('./http/page/', import.meta.url))
      serveFolder(room, '/games/page', new URL('./games/page/', import.meta.url))
      room.get('/', (request, reply) => sendPage(reply, indexPage({ bank, outbox, wagers }, languageOf(request))))
      const running = registerPlay(room, {
        kinds: gameKinds,
        games,
        sessions,
        wagers,
        wallets,
        journal,
        uniform: createUniform(),
        logger: options.logger,
        tableSeconds: options.tableSeconds,
        hasOtherOperators: options.hasOtherOperators,
      })
      const news = createVendorNews(running)
      const reports = registerVendorReports(room, wagers)
      registerOperatorApi(room, { sessions, wagers, options, news, reports })
      if (options.gcp) registerGcpApi(room, { key: options.gcp.key, vendor, news, reports })
      registerBank(room, bank)
      registerPsp(room, psp, options.psp.secret)
      registerPayouts(room, payouts)
      registerStatement(room, { payouts, faults, statement: createStatement({ bank, payouts }, options) })
      registerSms(room, outbox, options.sms)
      registerMail(room, outbox, options.mail)
      registerOutbox(room, outbox)
      registerPush(room, { journal, outbox, publicUrl: options.publicUrl })
      registerIdentity(room, outbox, options.identity)
      const { key } = options.transferWallet ?? {}
      if (key) registerTransferWallet(room, { journal, faults, key, balances, play: transferPlay, vendor })
      registerLotteryResults(room, createPublishers())
      registerFaults(room, faults, wagers)
      room.addHook('onListen', async () => {
        wagers.resume()
        for (const kind of running) kind.start?.()
        bank.resume()
        psp.resume()
      })
      // Before the server waits for its open answers: a stream would never end by itself.
      room.addHook('preClose', async () => endStreams())
      room.addHook('onClose', async () => {
        for (const kind of running) kind.stop?.()
        wagers.stop()
        bank.stop()
        psp.stop()
      })
    },
    { prefix },
  )
}

/** The ways to the money of players; a vendor without a key is not there. */
function openWallets({ hub88, gcp, logger }: SimulatorOptions, faults: Faults, transfer: PlayerWallet) {
  const wallets = new Map<WalletCode, PlayerWallet>([
    ['hub88', createHub88Wallet(hub88, faults, logger)],
    ['transfer', transfer],
  ])
  if (gcp) wallets.set('gcp', createGcpWallet(gcp, faults, logger))
  return wallets
}
