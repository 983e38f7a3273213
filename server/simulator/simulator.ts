import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createBank } from './bank/bank.ts'
import { registerPayouts } from './bank/payout-routes.ts'
import { createPayouts } from './bank/payouts.ts'
import { registerBank } from './bank/routes.ts'
import { createFaults } from './faults/faults.ts'
import { registerFaults } from './faults/routes.ts'
import { createRounds } from './games/slot/rounds.ts'
import { registerSlot } from './games/slot/routes.ts'
import { createSessions } from './games/slot/sessions.ts'
import { serveFolder } from './http/assets.ts'
import { parseBodies } from './http/body.ts'
import { answerErrors } from './http/error-pages.ts'
import { setHeaders } from './http/headers.ts'
import { languageOf } from './http/language.ts'
import { prefix, sendPage } from './http/page.ts'
import { registerOperatorApi } from './hub88/operator-api.ts'
import { createWallet } from './hub88/wallet.ts'
import { registerIdentity } from './identity/routes.ts'
import { indexPage } from './index-page.ts'
import { openJournal } from './journal.ts'
import { registerMail } from './messages/mail.ts'
import { createOutbox } from './messages/outbox.ts'
import { registerOutbox } from './messages/routes.ts'
import { registerSms } from './messages/sms.ts'
import type { SimulatorOptions } from './options.ts'
import { createPsp } from './psp/psp.ts'
import { registerPsp } from './psp/routes.ts'
import { registerTransferWallet } from './transfer-wallet/routes.ts'

export type { SimulatedBankAccount, SimulatorOptions } from './options.ts'

const bodyLimit = 256 * 1024

/**
 * Mounts the outside world under `/simulator`: game vendor, bank, payment service, SMS and mail services with an outbox, an
 * identity house, faults.
 * It goes on with callbacks that an earlier process left unfinished once the server listens, and stops with it.
 */
export async function registerSimulator(app: FastifyInstance, options: SimulatorOptions): Promise<void> {
  const journal = openJournal(options.dataDir === undefined ? undefined : join(options.dataDir, 'simulator'))
  const faults = createFaults()
  const sessions = createSessions(journal)
  const wallet = createWallet(options.hub88, faults, options.logger)
  const rounds = createRounds({ journal, wallet, sessions, options })
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
      room.get('/', (request, reply) => sendPage(reply, indexPage({ bank, outbox, rounds }, languageOf(request))))
      registerOperatorApi(room, { sessions, rounds, options })
      registerSlot(room, { sessions, rounds, wallet })
      registerBank(room, bank)
      registerPsp(room, psp, options.psp.secret)
      registerPayouts(room, payouts)
      registerSms(room, outbox, options.sms)
      registerMail(room, outbox, options.mail)
      registerOutbox(room, outbox)
      registerIdentity(room, outbox, options.identity)
      if (options.transferWallet) registerTransferWallet(room, { journal, faults, key: options.transferWallet.key })
      registerFaults(room, faults, rounds)
      room.addHook('onListen', async () => {
        rounds.resume()
        bank.resume()
        psp.resume()
      })
      room.addHook('onClose', async () => {
        rounds.stop()
        bank.stop()
        psp.stop()
      })
    },
    { prefix },
  )
}
